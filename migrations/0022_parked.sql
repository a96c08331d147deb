DROP INDEX "payment_events_parked";--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_events_parked" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."outcome" = 'parked' and "payment_events"."handled_at" is null;