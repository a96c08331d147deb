CREATE TABLE "course_sections" (
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "course_sections_course_id_position_pk" PRIMARY KEY("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "question_attempts" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"right" text[] NOT NULL,
	"percent" smallint NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_attempts_user_id_lesson_id_number_pk" PRIMARY KEY("user_id","lesson_id","number")
);
--> statement-breakpoint
CREATE TABLE "written_lessons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"sources" text[] DEFAULT '{}' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minutes" smallint NOT NULL,
	"pass_percent" smallint DEFAULT 80 NOT NULL,
	"attempts_per_day" smallint,
	"is_needed" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', ''), 'B')) STORED NOT NULL,
	CONSTRAINT "written_lessons_kind" CHECK ("written_lessons"."kind" in ('reading', 'questions')),
	CONSTRAINT "written_lessons_minutes" CHECK ("written_lessons"."minutes" between 1 and 600),
	CONSTRAINT "written_lessons_pass" CHECK ("written_lessons"."pass_percent" between 1 and 100),
	CONSTRAINT "written_lessons_attempts" CHECK ("written_lessons"."attempts_per_day" > 0)
);
--> statement-breakpoint
CREATE TABLE "written_progress" (
	"user_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "written_progress_user_id_lesson_id_pk" PRIMARY KEY("user_id","lesson_id"),
	CONSTRAINT "written_progress_percent" CHECK ("written_progress"."percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "course_sections" ADD CONSTRAINT "course_sections_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_attempts" ADD CONSTRAINT "question_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_attempts" ADD CONSTRAINT "question_attempts_lesson_id_written_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."written_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_lessons" ADD CONSTRAINT "written_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_progress" ADD CONSTRAINT "written_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_progress" ADD CONSTRAINT "written_progress_lesson_id_written_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."written_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_attempts_lesson" ON "question_attempts" USING btree ("lesson_id","number");--> statement-breakpoint
CREATE INDEX "written_lessons_order" ON "written_lessons" USING btree ("course_id","position");--> statement-breakpoint
CREATE INDEX "written_lessons_words" ON "written_lessons" USING gin ("search");--> statement-breakpoint
CREATE INDEX "written_lessons_title_words" ON "written_lessons" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "written_lessons_created" ON "written_lessons" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "written_progress_lesson" ON "written_progress" USING btree ("lesson_id");