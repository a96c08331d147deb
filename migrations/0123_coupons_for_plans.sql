CREATE TABLE "coupon_plans" (
	"coupon_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	CONSTRAINT "coupon_plans_coupon_id_plan_id_pk" PRIMARY KEY("coupon_id","plan_id")
);
--> statement-breakpoint
CREATE TABLE "plan_checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"coupon_id" uuid,
	"coupon_code" text NOT NULL,
	"price_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"price_id" text NOT NULL,
	"trial_days" integer,
	"is_taxed" boolean NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"subscription_id" text,
	"begun_at" timestamp with time zone,
	"ordered_at" timestamp with time zone,
	CONSTRAINT "plan_checkouts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "plan_checkouts_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "plan_checkouts_discount" CHECK ("plan_checkouts"."discount_cents" between 1 and "plan_checkouts"."price_cents")
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "plan_scope" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_plans" ADD CONSTRAINT "coupon_plans_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_plans" ADD CONSTRAINT "coupon_plans_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_checkouts" ADD CONSTRAINT "plan_checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_checkouts" ADD CONSTRAINT "plan_checkouts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_checkouts" ADD CONSTRAINT "plan_checkouts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_plans_plan" ON "coupon_plans" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_checkouts_coupon" ON "plan_checkouts" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "plan_checkouts_user" ON "plan_checkouts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_checkouts_plan" ON "plan_checkouts" USING btree ("plan_id");--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_plan_scope" CHECK ("coupons"."plan_scope" in ('none', 'all', 'chosen'));