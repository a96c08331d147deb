ALTER TABLE "payment_events" ADD COLUMN "facts" jsonb;--> statement-breakpoint
CREATE INDEX "audit_entries_name" ON "audit_entries" USING gin ("thing_name" gin_trgm_ops);