ALTER TABLE "research" ADD COLUMN "finding" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "research" ADD COLUMN "finding_note" text DEFAULT '' NOT NULL;