-- Titles that are much like what was typed. A trusted extension: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ((setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'B')));--> statement-breakpoint
CREATE INDEX "conferences_search" ON "conferences" USING gin ((setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', location || ' ' || description), 'B')));--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ((setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', outcome || ' ' || description), 'B')));--> statement-breakpoint
CREATE INDEX "videos_search" ON "videos" USING gin ((setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', ''), 'B')));