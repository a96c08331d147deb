ALTER TABLE "written_lessons" DROP CONSTRAINT "written_lessons_kind";--> statement-breakpoint
ALTER TABLE "written_lessons" ADD COLUMN "figure" jsonb;--> statement-breakpoint
ALTER TABLE "written_lessons" ADD CONSTRAINT "written_lessons_kind" CHECK ("written_lessons"."kind" in ('reading', 'figure', 'questions'));