ALTER TABLE "plans" DROP CONSTRAINT "plans_one_each";--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_each" ON "plans" USING btree ("name","duration") WHERE "plans"."archived_at" is null;