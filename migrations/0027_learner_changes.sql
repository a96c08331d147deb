CREATE TABLE "learner_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"change" smallint NOT NULL,
	CONSTRAINT "learner_changes_one" CHECK ("learner_changes"."change" in (-1, 1))
);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "courses_held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "learner_changes_course" ON "learner_changes" USING btree ("course_id");
