CREATE INDEX CONCURRENTLY "blogs_views" ON "blogs" USING btree ("views","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_published" ON "courses" USING btree ("published_at");