CREATE TABLE "unsaved_forms" (
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"typed" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsaved_forms_user_id_place_pk" PRIMARY KEY("user_id","place"),
	CONSTRAINT "unsaved_forms_place" CHECK (char_length("unsaved_forms"."place") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "unsaved_forms" ADD CONSTRAINT "unsaved_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsaved_forms_age" ON "unsaved_forms" USING btree ("updated_at");