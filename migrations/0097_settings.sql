CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "academy_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"accent" text,
	"logo" jsonb,
	"logo_dark" jsonb,
	"icon" jsonb,
	"imprint" text,
	"mail_foot" text,
	"signer_name" text,
	"signer_title" text,
	"signature" jsonb,
	"certificates_after_refund" text,
	"admin_second_factor" text,
	"sign_up" text DEFAULT 'open' NOT NULL,
	"mail_arrived_at" timestamp with time zone,
	"demo_ended_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "academy_settings_once" CHECK ("academy_settings"."id" = 1),
	CONSTRAINT "academy_settings_accent" CHECK ("academy_settings"."accent" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "academy_settings_certificates" CHECK ("academy_settings"."certificates_after_refund" in ('kept', 'revoked')),
	CONSTRAINT "academy_settings_second_factor" CHECK ("academy_settings"."admin_second_factor" in ('required', 'optional')),
	CONSTRAINT "academy_settings_sign_up" CHECK ("academy_settings"."sign_up" in ('open', 'invitation'))
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "signer" jsonb;--> statement-breakpoint
CREATE INDEX "invitations_sent" ON "invitations" USING btree ("sent_at","id");