DROP INDEX "club_registrations_email";--> statement-breakpoint
DROP INDEX "coach_registrations_email";