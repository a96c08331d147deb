ALTER TABLE "invoicing" ADD COLUMN "adds_tax" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoicing" ADD COLUMN "taxes_abroad" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "net_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_country" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "untaxed" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_taxed" CHECK (num_nonnulls("orders"."net_cents", "orders"."tax_cents", "orders"."tax_name", "orders"."tax_rate", "orders"."tax_country") in (0, 5)
        and least("orders"."net_cents", "orders"."tax_cents") >= 0 and "orders"."net_cents" + "orders"."tax_cents" = "orders"."amount_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_untaxed" CHECK ("orders"."untaxed" in ('reverse-charge', 'no-rate'));