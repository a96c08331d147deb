CREATE INDEX CONCURRENTLY "certificates_issued" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "certificates_revoked" ON "certificates" USING btree ("issued_at","id") WHERE "certificates"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "certificates_of_course" ON "certificates" USING btree ("course_id","issued_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "certificates_number_start" ON "certificates" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "certificates_holder" ON "certificates" USING gin ("holder_name" gin_trgm_ops);