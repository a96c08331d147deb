ALTER TABLE "club_registrations" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD COLUMN "reason" text;