ALTER TABLE "hero_uploads" DROP CONSTRAINT "hero_uploads_page_nb_unique";--> statement-breakpoint
ALTER TABLE "hero_slides" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD COLUMN "dark_asset_type" text;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD COLUMN "dark_asset_url" text;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD COLUMN "dark_image" text;--> statement-breakpoint
ALTER TABLE "hero_slides" ADD COLUMN "dark_ground" text;--> statement-breakpoint
ALTER TABLE "hero_uploads" ADD COLUMN "theme" text DEFAULT 'light' NOT NULL;--> statement-breakpoint
ALTER TABLE "hero_uploads" ADD CONSTRAINT "hero_uploads_place" UNIQUE("page_nb","theme");--> statement-breakpoint
ALTER TABLE "hero_slides" ADD CONSTRAINT "hero_slides_dark" CHECK (("hero_slides"."dark_asset_type" is null) = ("hero_slides"."dark_asset_url" is null));--> statement-breakpoint
ALTER TABLE "hero_uploads" ADD CONSTRAINT "hero_uploads_theme" CHECK ("hero_uploads"."theme" in ('light', 'dark'));