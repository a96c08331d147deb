ALTER TABLE "research" ADD COLUMN "is_on_paper" boolean;--> statement-breakpoint
ALTER TABLE "research" ADD COLUMN "paper_of" text;