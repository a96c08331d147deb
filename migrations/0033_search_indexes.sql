CREATE INDEX CONCURRENTLY "blogs_words" ON "blogs" USING gin ("search");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "blogs_words_of_title" ON "blogs" USING gin (to_tsvector('english', "title"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conferences_words" ON "conferences" USING gin ("search");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conferences_words_of_title" ON "conferences" USING gin (to_tsvector('english', "name"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "conferences_name_words" ON "conferences" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_words" ON "courses" USING gin ("search");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_words_of_title" ON "courses" USING gin (to_tsvector('english', "title"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_words" ON "videos" USING gin ("search");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "research_words_of_title" ON "research" USING gin (to_tsvector('english', "title"));--> statement-breakpoint
CREATE INDEX CONCURRENTLY "research_title_words" ON "research" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "blogs_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conferences_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "courses_search";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "videos_search";
