CREATE TABLE "coupon_courses" (
	"coupon_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "coupon_courses_coupon_id_course_id_pk" PRIMARY KEY("coupon_id","course_id")
);--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"percent_off" smallint,
	"amount_off_cents" integer,
	"currency" char(3),
	"max_uses" integer,
	"per_person" integer DEFAULT 1,
	"starts_on" date,
	"ends_on" date,
	"scope" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"switched_off_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_shape" CHECK ("coupons"."code" ~ '^[A-Z0-9]([A-Z0-9-]*[A-Z0-9])?$'),
	CONSTRAINT "coupons_value" CHECK (num_nonnulls("coupons"."percent_off", "coupons"."amount_off_cents") = 1 and num_nonnulls("coupons"."amount_off_cents", "coupons"."currency") <> 1 and "coupons"."percent_off" between 1 and 100 and "coupons"."amount_off_cents" > 0),
	CONSTRAINT "coupons_limits" CHECK ("coupons"."max_uses" > 0 and "coupons"."per_person" > 0),
	CONSTRAINT "coupons_days" CHECK ("coupons"."ends_on" >= "coupons"."starts_on"),
	CONSTRAINT "coupons_scope" CHECK ("coupons"."scope" in ('all', 'chosen'))
);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "coupon_courses" ADD CONSTRAINT "coupon_courses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_courses" ADD CONSTRAINT "coupon_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_courses_course" ON "coupon_courses" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("code") WHERE "coupons"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;