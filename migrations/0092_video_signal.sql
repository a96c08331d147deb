ALTER TABLE "videos" ADD COLUMN "signal" text;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_signal" CHECK ("videos"."signal" ~ '^[0-9a-z]{2,240}$');