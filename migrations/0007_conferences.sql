CREATE TABLE "conferences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"description" text NOT NULL,
	"image" text,
	"speakers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conferences_days" CHECK ("conferences"."ends_on" >= "conferences"."starts_on")
);
--> statement-breakpoint
CREATE INDEX "conferences_starts" ON "conferences" USING btree ("starts_on","id");