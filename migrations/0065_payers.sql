ALTER TABLE "payment_cases" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD COLUMN "plan_id" uuid;