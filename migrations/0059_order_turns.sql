CREATE TABLE "order_turns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"what" text NOT NULL,
	"is_open" boolean,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_turns_what" CHECK ("order_turns"."what" in ('refunded', 'charged-back', 'restored'))
);
--> statement-breakpoint
ALTER TABLE "order_turns" ADD CONSTRAINT "order_turns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_turns_order" ON "order_turns" USING btree ("order_id","at");