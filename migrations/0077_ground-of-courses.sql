ALTER TABLE "courses" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "ground_of" text;