CREATE TABLE "seat_codes" (
	"hash" text NOT NULL,
	"seat_id" uuid NOT NULL,
	CONSTRAINT "seat_codes_hash_pk" PRIMARY KEY("hash")
);--> statement-breakpoint
CREATE TABLE "seat_groups" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL
);--> statement-breakpoint
CREATE TABLE "seats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"email" text,
	"name" text,
	"message" text,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"sends" integer DEFAULT 0 NOT NULL,
	"claimed_by" uuid,
	"claimed_at" timestamp with time zone,
	"moves" integer DEFAULT 0 NOT NULL,
	"taken_back_at" timestamp with time zone,
	"shows_progress" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seats_claimed" CHECK ("seats"."claimed_by" is null or "seats"."claimed_at" is not null)
);--> statement-breakpoint
ALTER TABLE "enrolments" DROP CONSTRAINT "enrolments_source";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "seat_codes" ADD CONSTRAINT "seat_codes_seat_id_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_groups" ADD CONSTRAINT "seat_groups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_order_id_seat_groups_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."seat_groups"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_codes_seat" ON "seat_codes" USING btree ("seat_id");--> statement-breakpoint
CREATE INDEX "seats_order" ON "seats" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "seats_claimed" ON "seats" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "seats_email" ON "seats" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "seats_once" ON "seats" USING btree ("order_id","email") WHERE "seats"."email" is not null;--> statement-breakpoint
CREATE INDEX "seats_due" ON "seats" USING btree ("send_at") WHERE "seats"."sent_at" is null and "seats"."send_at" is not null;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_source" CHECK ("enrolments"."source" in ('purchase', 'free', 'grant', 'seat'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seats" CHECK ("orders"."seats" between 1 and 500);