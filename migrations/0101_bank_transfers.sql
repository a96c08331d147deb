CREATE TABLE "bank_transfers" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	"metadata" jsonb NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"account" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_transfers_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_transfers_reference_unique" UNIQUE("reference"),
	CONSTRAINT "bank_transfers_state" CHECK ("bank_transfers"."state" in ('waiting', 'sent', 'received', 'cancelled')),
	CONSTRAINT "bank_transfers_refunded" CHECK ("bank_transfers"."refunded_cents" between 0 and "bank_transfers"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "transfer_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transfer_id" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" uuid,
	"note" text,
	"amount_cents" integer,
	"cause" text,
	"file_key" text
);
--> statement-breakpoint
ALTER TABLE "academy_settings" ADD COLUMN "offers_card" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "academy_settings" ADD COLUMN "offers_transfer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "academy_settings" ADD COLUMN "transfer_account" text;--> statement-breakpoint
ALTER TABLE "academy_settings" ADD COLUMN "transfer_days" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "transfer_steps" ADD CONSTRAINT "transfer_steps_transfer_id_bank_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."bank_transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_transfers_user" ON "bank_transfers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bank_transfers_due" ON "bank_transfers" USING btree ("due_at") WHERE "bank_transfers"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bank_transfers_sent" ON "bank_transfers" USING btree ("created_at") WHERE "bank_transfers"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "transfer_steps_transfer" ON "transfer_steps" USING btree ("transfer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_steps_cause" ON "transfer_steps" USING btree ("transfer_id","cause");--> statement-breakpoint
ALTER TABLE "academy_settings" ADD CONSTRAINT "academy_settings_transfer" CHECK (not "academy_settings"."offers_transfer" or "academy_settings"."transfer_account" is not null);--> statement-breakpoint
ALTER TABLE "academy_settings" ADD CONSTRAINT "academy_settings_transfer_days" CHECK ("academy_settings"."transfer_days" between 1 and 60);