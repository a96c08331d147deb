DROP INDEX "courses_not_shown";--> statement-breakpoint
DROP INDEX "videos_not_shown";