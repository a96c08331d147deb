CREATE TABLE "billing_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"invoice_id" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"currency" char(3) NOT NULL,
	"net_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"rate" integer NOT NULL,
	"tax_name" text NOT NULL,
	"no_tax" text,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"buyer_name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"letterhead" jsonb NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("series","year","serial"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit-note', 'credit-reversal')),
	CONSTRAINT "invoices_about" CHECK (("invoices"."kind" = 'invoice') = ("invoices"."invoice_id" is null)),
	CONSTRAINT "invoices_sign" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."total_cents" < 0) and "invoices"."total_cents" <> 0),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."net_cents" + "invoices"."tax_cents" = "invoices"."total_cents"),
	CONSTRAINT "invoices_serial" CHECK ("invoices"."serial" > 0),
	CONSTRAINT "invoices_no_tax" CHECK ("invoices"."no_tax" in ('not-charged', 'reverse-charge'))
);--> statement-breakpoint
CREATE TABLE "invoicing" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"on_since" timestamp with time zone,
	"legal_name" text NOT NULL,
	"address" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"registration" text NOT NULL,
	"prefix" text NOT NULL,
	"credit_prefix" text NOT NULL,
	"charges_tax" boolean NOT NULL,
	"tax_name" text NOT NULL,
	"rate" integer NOT NULL,
	"country_rates" jsonb NOT NULL,
	"reverse_charge" boolean NOT NULL,
	"foot" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoicing_once" CHECK ("invoicing"."id" = 1),
	CONSTRAINT "invoicing_prefixes" CHECK ("invoicing"."prefix" <> "invoicing"."credit_prefix"),
	CONSTRAINT "invoicing_seller" CHECK (not "invoicing"."is_on" or ("invoicing"."legal_name" <> '' and "invoicing"."address" <> '' and "invoicing"."country" <> '' and "invoicing"."on_since" is not null))
);--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_of_an_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_of" ON "invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_buyer" ON "invoices" USING gin ("buyer_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_written" ON "invoices" USING gin ("number" gin_trgm_ops);