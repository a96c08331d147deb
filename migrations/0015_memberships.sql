CREATE TABLE "coverages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" uuid,
	"covered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"price_id" text NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"replacement_accepted_at" timestamp with time zone,
	"read_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "memberships_status" CHECK ("memberships"."status" in ('active', 'past-due', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "plan_courses" (
	"plan_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "plan_courses_plan_id_course_id_pk" PRIMARY KEY("plan_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"duration" text NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" char(3) DEFAULT 'usd' NOT NULL,
	"discount" smallint DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"payment_id" text NOT NULL,
	"link" text NOT NULL,
	"opens" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "plans_one_each" UNIQUE("name","duration"),
	CONSTRAINT "plans_name" CHECK ("plans"."name" in ('Basic', 'Silver', 'Gold')),
	CONSTRAINT "plans_duration" CHECK ("plans"."duration" in ('month', 'year')),
	CONSTRAINT "plans_price" CHECK ("plans"."price_cents" >= 0),
	CONSTRAINT "plans_discount" CHECK ("plans"."discount" between 0 and 100),
	CONSTRAINT "plans_opens" CHECK ("plans"."opens" in ('none', 'all', 'chosen'))
);
--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverages" ADD CONSTRAINT "coverages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_courses" ADD CONSTRAINT "plan_courses_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_courses" ADD CONSTRAINT "plan_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coverages_course" ON "coverages" USING btree ("user_id","course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coverages_all" ON "coverages" USING btree ("user_id") WHERE "coverages"."course_id" is null;--> statement-breakpoint
CREATE INDEX "coverages_by_course" ON "coverages" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "memberships_plan" ON "memberships" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "memberships_due" ON "memberships" USING btree ("current_period_end") WHERE "memberships"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "plan_courses_course" ON "plan_courses" USING btree ("course_id");