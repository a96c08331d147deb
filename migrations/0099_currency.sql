CREATE TABLE "academy_currency" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"currency" char(3) NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "academy_currency_once" CHECK ("academy_currency"."id" = 1)
);
