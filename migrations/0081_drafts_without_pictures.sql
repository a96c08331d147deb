ALTER TABLE "blogs" ALTER COLUMN "thumbnail" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "research" ALTER COLUMN "thumbnail" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_published" CHECK ("blogs"."published_at" is null or "blogs"."thumbnail" <> '');--> statement-breakpoint
ALTER TABLE "research" ADD CONSTRAINT "research_published" CHECK ("research"."published_at" is null or "research"."thumbnail" <> '');