DROP INDEX "audit_entries_newest";--> statement-breakpoint
DROP INDEX "audit_entries_actor";--> statement-breakpoint
DROP INDEX "audit_entries_thing";--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("thing_id","created_at" DESC NULLS FIRST);