CREATE TABLE "payment_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"facts" jsonb,
	"user_id" uuid,
	"amount_cents" integer,
	"currency" char(3),
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"closed_by" uuid,
	"note" text,
	CONSTRAINT "payment_cases_kind" CHECK ("payment_cases"."kind" in ('payment', 'subscription', 'dispute', 'refund')),
	CONSTRAINT "payment_cases_outcome" CHECK ("payment_cases"."outcome" in ('granted', 'refunded', 'closed', 'settled')),
	CONSTRAINT "payment_cases_decided" CHECK (("payment_cases"."closed_at" is null) = ("payment_cases"."outcome" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "currency" char(3);--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "interval" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "paid_cents" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "former_payment_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "failed_refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cases_one_open" ON "payment_cases" USING btree ("kind","subject") WHERE "payment_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_cases_subject" ON "payment_cases" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("opened_at") WHERE "payment_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_cases_closed" ON "payment_cases" USING btree ("closed_at") WHERE "payment_cases"."closed_at" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dispute" CHECK ("orders"."dispute" in ('open', 'won', 'lost'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('open', 'processing', 'paid', 'cancelled', 'refunded', 'charged-back'));