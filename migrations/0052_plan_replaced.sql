ALTER TABLE "plans" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
UPDATE "plans" SET "replaced_at" = "updated_at" WHERE "former_payment_ids" <> '{}';
