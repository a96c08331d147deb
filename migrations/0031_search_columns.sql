-- PostgreSQL writes these tables anew, and posts in a transaction of their own.
ALTER TABLE "conferences" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', location || ' ' || description), 'B')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', outcome || ' ' || description), 'B')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', ''), 'B')) STORED NOT NULL;
