CREATE TABLE "view_marks" (
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "view_marks_kind_thing_id_day_visitor_pk" PRIMARY KEY("kind","thing_id","day","visitor"),
	CONSTRAINT "view_marks_kind" CHECK ("view_marks"."kind" in ('blog', 'research'))
);
--> statement-breakpoint
CREATE INDEX "view_marks_day" ON "view_marks" USING btree ("day");