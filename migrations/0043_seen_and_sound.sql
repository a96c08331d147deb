ALTER TABLE "video_progress" ADD COLUMN "seen" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "has_sound" boolean;