ALTER TABLE "courses" ADD COLUMN "level" text;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_level" CHECK ("courses"."level" in ('foundation', 'intermediate', 'advanced'));