CREATE TABLE "hero_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_nb" smallint NOT NULL,
	"h1" text NOT NULL,
	"p" text NOT NULL,
	"link" text NOT NULL,
	"color" text DEFAULT 'white' NOT NULL,
	"asset_type" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hero_uploads_page_nb_unique" UNIQUE("page_nb"),
	CONSTRAINT "hero_uploads_page" CHECK ("hero_uploads"."page_nb" between 1 and 3),
	CONSTRAINT "hero_uploads_state" CHECK ("hero_uploads"."state" in ('waiting', 'published', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "hero_slides" ALTER COLUMN "image" DROP NOT NULL;