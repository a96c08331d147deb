CREATE TABLE "redirect_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"url" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"livemode" boolean NOT NULL,
	"paid_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_payments_key_unique" UNIQUE("key"),
	CONSTRAINT "redirect_payments_refunded" CHECK ("redirect_payments"."refunded_cents" between 0 and "redirect_payments"."amount_cents")
);--> statement-breakpoint
CREATE TABLE "redirect_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" text NOT NULL,
	"cause" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"note" text,
	"by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "academy_settings" ADD COLUMN "offers_chargily" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "redirect_refunds" ADD CONSTRAINT "redirect_refunds_payment_id_redirect_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."redirect_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "redirect_payments_begun" ON "redirect_payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "redirect_refunds_cause" ON "redirect_refunds" USING btree ("payment_id","cause");