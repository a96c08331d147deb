CREATE TABLE "payment_fees" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_movements" DROP CONSTRAINT "order_movements_what";--> statement-breakpoint
ALTER TABLE "order_movements" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "payment_fees_due" ON "payment_fees" USING btree ("paid_at") WHERE "payment_fees"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_source" CHECK (("order_movements"."what" = 'fee') = ("order_movements"."source" is not null));--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_what" CHECK ("order_movements"."what" in ('payment', 'refund', 'refund-failed', 'chargeback', 'chargeback-won', 'fee'));