CREATE TABLE "identity" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"networks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"publisher" text,
	"series" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_once" CHECK ("identity"."id" = 1)
);
