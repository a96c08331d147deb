DROP INDEX "payment_events_parked";--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "refund_asked_at" timestamp with time zone;