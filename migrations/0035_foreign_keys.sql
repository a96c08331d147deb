CREATE INDEX CONCURRENTLY "email_changes_session" ON "email_changes" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "club_registrations_user" ON "club_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "coach_registrations_user" ON "coach_registrations" USING btree ("user_id");