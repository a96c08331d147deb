ALTER TABLE "seat_periods" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seat_periods" ADD COLUMN "rest_ms" bigint;