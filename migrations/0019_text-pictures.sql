CREATE TABLE "text_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_pictures_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "text_pictures_created_at" ON "text_pictures" USING btree ("created_at");