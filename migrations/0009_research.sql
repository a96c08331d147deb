CREATE TABLE "research" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"content" text NOT NULL,
	"category_id" uuid NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"published_on" date,
	"doi" text,
	"licence" text,
	"thumbnail" text NOT NULL,
	"pdf_key" text,
	"views" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', abstract), 'B')) STORED NOT NULL,
	CONSTRAINT "research_views" CHECK ("research"."views" >= 0)
);
--> statement-breakpoint
CREATE TABLE "research_authors" (
	"research_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"is_organisation" boolean DEFAULT false NOT NULL,
	"affiliation" text DEFAULT '' NOT NULL,
	"orcid" text,
	CONSTRAINT "research_authors_research_id_position_pk" PRIMARY KEY("research_id","position"),
	CONSTRAINT "research_authors_orcid" CHECK ("research_authors"."orcid" ~ '^([0-9]{4}-){3}[0-9]{3}[0-9X]$')
);
--> statement-breakpoint
CREATE TABLE "research_references" (
	"research_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"authors" text NOT NULL,
	"title" text NOT NULL,
	"container_title" text DEFAULT '' NOT NULL,
	"volume" text DEFAULT '' NOT NULL,
	"issue" text DEFAULT '' NOT NULL,
	"pages" text DEFAULT '' NOT NULL,
	"year" smallint,
	"doi" text,
	"url" text,
	CONSTRAINT "research_references_research_id_position_pk" PRIMARY KEY("research_id","position")
);
--> statement-breakpoint
ALTER TABLE "research" ADD CONSTRAINT "research_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_authors" ADD CONSTRAINT "research_authors_research_id_research_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."research"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_references" ADD CONSTRAINT "research_references_research_id_research_id_fk" FOREIGN KEY ("research_id") REFERENCES "public"."research"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_search" ON "research" USING gin ("search");--> statement-breakpoint
CREATE INDEX "research_tags" ON "research" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "research_newest" ON "research" USING btree ("published_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "research_category" ON "research" USING btree ("category_id");