CREATE TABLE "seat_periods" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"months" integer NOT NULL,
	CONSTRAINT "seat_periods_months" CHECK ("seat_periods"."months" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "renews_id" uuid;--> statement-breakpoint
ALTER TABLE "seat_groups" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seat_groups" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seat_groups" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seat_periods" ADD CONSTRAINT "seat_periods_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_periods" ADD CONSTRAINT "seat_periods_group_id_seat_groups_order_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."seat_groups"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_periods_group" ON "seat_periods" USING btree ("group_id");