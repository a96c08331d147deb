ALTER TABLE "certificates" ADD COLUMN "revoked_cause" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revoked_reason" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_cause" CHECK ("certificates"."revoked_cause" in ('staff', 'refund', 'chargeback'));