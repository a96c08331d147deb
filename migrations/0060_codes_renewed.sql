-- Codes that are there already are older than whatever can be undone.
ALTER TABLE "recovery_codes" ADD COLUMN "created_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ALTER COLUMN "created_at" SET DEFAULT now();