ALTER TABLE "refund_requests" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "staff_reason" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount_cents" > 0);