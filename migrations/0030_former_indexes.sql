DROP INDEX CONCURRENTLY IF EXISTS "users_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "club_registrations_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "coach_registrations_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "blog_comments_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "blogs_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "course_categories_category";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "course_ratings_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "courses_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "courses_popular";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "videos_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_amounts";
