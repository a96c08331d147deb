CREATE TABLE "application_steps" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image" text,
	CONSTRAINT "application_steps_application_id_position_pk" PRIMARY KEY("application_id","position")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"applicant_type" text NOT NULL,
	"desired_development" text DEFAULT '' NOT NULL,
	"level" text NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_type" CHECK ("applications"."applicant_type" in ('ClubApplication', 'CoachApplication')),
	CONSTRAINT "applications_level" CHECK ("applications"."level" in ('Youth', 'Amateur', 'Professional'))
);
--> statement-breakpoint
CREATE TABLE "club_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"location" text NOT NULL,
	"established_year" smallint NOT NULL,
	"website" text,
	"description" text,
	"level" text NOT NULL,
	"club_size" integer NOT NULL,
	"logo" text NOT NULL,
	CONSTRAINT "club_registrations_status" CHECK ("club_registrations"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "club_registrations_numbers" CHECK ("club_registrations"."established_year" >= 1800 and "club_registrations"."club_size" >= 1)
);
--> statement-breakpoint
CREATE TABLE "coach_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"date_of_birth" date NOT NULL,
	"experience_years" smallint NOT NULL,
	"qualifications" text,
	"specialties" text,
	"current_club" text,
	"biography" text,
	"coaching_level" text NOT NULL,
	"languages_spoken" text,
	"image" text NOT NULL,
	CONSTRAINT "coach_registrations_status" CHECK ("coach_registrations"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "coach_registrations_experience" CHECK ("coach_registrations"."experience_years" >= 0)
);
--> statement-breakpoint
ALTER TABLE "application_steps" ADD CONSTRAINT "application_steps_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_registrations" ADD CONSTRAINT "club_registrations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_registrations" ADD CONSTRAINT "club_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD CONSTRAINT "coach_registrations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_registrations" ADD CONSTRAINT "coach_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_deadline" ON "applications" USING btree ("applicant_type","deadline","id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_registrations_email" ON "club_registrations" USING btree ("application_id","contact_email");--> statement-breakpoint
CREATE UNIQUE INDEX "club_registrations_person" ON "club_registrations" USING btree ("application_id","user_id") WHERE "club_registrations"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "club_registrations_newest" ON "club_registrations" USING btree ("application_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_registrations_email" ON "coach_registrations" USING btree ("application_id","contact_email");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_registrations_person" ON "coach_registrations" USING btree ("application_id","user_id") WHERE "coach_registrations"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "coach_registrations_newest" ON "coach_registrations" USING btree ("application_id","created_at" DESC NULLS LAST,"id");