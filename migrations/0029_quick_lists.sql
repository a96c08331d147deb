CREATE INDEX CONCURRENTLY "account_emails_primary" ON "account_emails" USING btree ("email","user_id") WHERE "account_emails"."is_primary";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "account_emails_words" ON "account_emails" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_courses" ON "users" USING btree ("courses_held","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_joined" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_not_active" ON "users" USING btree ("created_at","id") WHERE "users"."erased_at" is not null or "users"."disabled_at" is not null or "users"."deletion_requested_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_name" ON "users" USING btree ((first_name || ' ' || last_name),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_name_words" ON "users" USING gin ((first_name || ' ' || last_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "club_registrations_sent" ON "club_registrations" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coach_registrations_sent" ON "coach_registrations" USING btree ("application_id","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "blog_comments_written" ON "blog_comments" USING btree ("blog_id","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "blogs_published" ON "blogs" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "blogs_created" ON "blogs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "blogs_title" ON "blogs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "blogs_title_words" ON "blogs" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "certificates_course" ON "certificates" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "course_categories_courses" ON "course_categories" USING btree ("category_id","course_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "course_ratings_words" ON "course_ratings" USING btree ("course_id","created_at","user_id") WHERE "course_ratings"."text" <> '';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "course_ratings_shares" ON "course_ratings" USING btree ("course_id","stars");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "course_ratings_user" ON "course_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_catalogue" ON "courses" USING btree ("published_at","id") WHERE "courses"."published_at" is not null and "courses"."archived_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_most_learners" ON "courses" USING btree ("learners_count" DESC NULLS FIRST,"rating_average" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "courses"."published_at" is not null and "courses"."archived_at" is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_not_shown" ON "courses" USING btree ("created_at","id") WHERE "courses"."published_at" is null or "courses"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_created" ON "courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_title" ON "courses" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_price" ON "courses" USING btree ("price_cents","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_learners" ON "courses" USING btree ("learners_count","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "courses_title_words" ON "courses" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "video_progress_course" ON "video_progress" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "video_progress_video" ON "video_progress" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_created" ON "videos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_title" ON "videos" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_length" ON "videos" USING btree ("duration_seconds","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_not_shown" ON "videos" USING btree ("created_at","id") WHERE "videos"."published_at" is null or "videos"."archived_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "videos_title_words" ON "videos" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "enrolments_user" ON "enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_placed" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_status" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_joined" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" = 'paid' and "orders"."amount_cents" = 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_paid" ON "orders" USING btree ("paid_at") WHERE "orders"."status" = 'paid';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_course" ON "orders" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_payment_start" ON "orders" USING btree ("payment_intent_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_amount" ON "orders" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payment_events_disputes" ON "payment_events" USING btree ("payment_intent_id") WHERE "payment_events"."type" like 'charge.dispute.%';
