ALTER TABLE "club_registrations" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "club_registrations" SET "is_proven" = true WHERE EXISTS (SELECT FROM "account_emails" "own" WHERE "own"."user_id" = "club_registrations"."user_id" AND "own"."email" = "club_registrations"."contact_email");--> statement-breakpoint
UPDATE "coach_registrations" SET "is_proven" = true WHERE EXISTS (SELECT FROM "account_emails" "own" WHERE "own"."user_id" = "coach_registrations"."user_id" AND "own"."email" = "coach_registrations"."contact_email");
