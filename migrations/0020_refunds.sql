CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"reason" text,
	CONSTRAINT "refund_requests_outcome" CHECK ("refund_requests"."outcome" in ('done', 'refused', 'unknown', 'nothing'))
);
--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_at_once" ON "refund_requests" USING btree ("order_id") WHERE "refund_requests"."outcome" is null;--> statement-breakpoint
CREATE INDEX "refund_requests_order" ON "refund_requests" USING btree ("order_id","requested_at");--> statement-breakpoint
CREATE INDEX "orders_amounts" ON "orders" USING btree ("amount_cents");--> statement-breakpoint
CREATE INDEX "payment_events_parked" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."outcome" = 'parked';--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at");