ALTER TABLE "invoicing" ADD COLUMN "is_mailed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "trial_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "trial_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "trial_days" integer;