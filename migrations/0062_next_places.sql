ALTER TABLE "password_resets" ADD COLUMN "next" text;--> statement-breakpoint
ALTER TABLE "pending_sign_ups" ADD COLUMN "next" text;