ALTER TABLE "courses" ADD COLUMN "length" text;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_length" CHECK ("courses"."length" in ('short', 'medium', 'long'));