CREATE INDEX CONCURRENTLY "users_erased" ON "users" USING btree ("created_at","id") WHERE "users"."erased_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_disabled" ON "users" USING btree ("created_at","id") WHERE "users"."erased_at" is null and "users"."disabled_at" is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_leaving" ON "users" USING btree ("created_at","id") WHERE "users"."erased_at" is null and "users"."disabled_at" is null and "users"."deletion_requested_at" is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_not_active";
