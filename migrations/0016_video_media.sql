CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "uploads_media_key_unique" UNIQUE("media_key"),
	CONSTRAINT "uploads_bytes" CHECK ("uploads"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "video_media" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"source_key" text NOT NULL,
	"stage" text DEFAULT 'uploaded' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"claimed_seconds" double precision DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_media_percent" CHECK ("video_media"."percent" between 0 and 100),
	CONSTRAINT "video_media_stage" CHECK ("video_media"."stage" in ('uploaded', 'encoding', 'ready', 'failed', 'original'))
);
--> statement-breakpoint
ALTER TABLE "videos" DROP CONSTRAINT "videos_duration";--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "thumbnail" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "duration_seconds" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "hls_folder" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_media" ADD CONSTRAINT "video_media_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_oldest" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "videos_newest" ON "videos" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_published" CHECK ("videos"."published_at" is null or ("videos"."duration_seconds" > 0 and "videos"."thumbnail" <> ''));--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_duration" CHECK ("videos"."duration_seconds" >= 0);