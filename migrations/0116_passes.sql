ALTER TABLE "orders" DROP CONSTRAINT "orders_plan_held";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held_of_plan" CHECK ("orders"."membership_id" is null or "orders"."plan_id" is not null);