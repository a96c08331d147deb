CREATE TABLE "order_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" text,
	"what" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_movements_what" CHECK ("order_movements"."what" in ('payment', 'refund', 'refund-failed', 'chargeback', 'chargeback-won')),
	CONSTRAINT "order_movements_amount" CHECK ("order_movements"."amount_cents" <> 0)
);--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_movements_order" ON "order_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_movements_payment" ON "order_movements" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "order_movements_happened" ON "order_movements" USING btree ("happened_at","id","currency","what","amount_cents","payment_id","order_id");