ALTER TABLE "videos" ADD COLUMN "glimpse" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "glimpse_of" text;