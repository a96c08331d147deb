import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid, boolean } from 'drizzle-orm/pg-core'

import { categories } from '#src/features/categories/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import { searchColumn, titleWords } from '#src/server/database/search.ts'

export const researches = pgTable(
  'research',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Plain text, like the abstract. */
    title: text('title').notNull(),
    abstract: text('abstract').notNull(),
    /** The one number that stands for it, such as `1.6 cm`, and what it is of; empty for a paper that has none. */
    finding: text('finding').notNull().default(''),
    findingNote: text('finding_note').notNull().default(''),
    /** HTML of the closed list of elements, sanitised on write. */
    content: text('content').notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    tags: text('tags').array().notNull().default([]),
    /** The day on the paper, as YYYY-MM-DD. */
    publishedOn: date('published_on', { mode: 'string' }),
    doi: text('doi'),
    licence: text('licence'),
    /** Empty for a draft that has no picture yet. */
    thumbnail: text('thumbnail').notNull().default(''),
    /** Whether the picture is a drawing on white paper, and of which picture that was read; null while nobody has looked. */
    isOnPaper: boolean('is_on_paper'),
    paperOf: text('paper_of'),
    /** A private key, so that a draft cannot be read: the PDF leaves through its own address. */
    pdfKey: text('pdf_key'),
    views: integer('views').notNull().default(0),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The words of title and abstract; those of the title weigh more. */
    search: searchColumn('title', 'abstract'),
  },
  table => [
    index('research_search').using('gin', table.search),
    index('research_words_of_title').using('gin', titleWords(table.title)).concurrently(),
    index('research_title_words').using('gin', table.title.op('gin_trgm_ops')).concurrently(),
    index('research_tags').using('gin', table.tags),
    index('research_newest').on(table.publishedOn.desc().nullsLast(), table.id.desc()),
    index('research_category').on(table.categoryId),
    check('research_published', sql`${table.publishedAt} is null or ${table.thumbnail} <> ''`),
    check('research_views', sql`${table.views} >= 0`),
  ],
)

export const researchAuthors = pgTable(
  'research_authors',
  {
    researchId: uuid('research_id')
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** A laboratory or a working group: its name has no parts to turn around. */
    isOrganisation: boolean('is_organisation').notNull().default(false),
    affiliation: text('affiliation').notNull().default(''),
    /** 0000-0002-1825-0097 */
    orcid: text('orcid'),
  },
  table => [
    primaryKey({ columns: [table.researchId, table.position] }),
    check('research_authors_orcid', sql`${table.orcid} ~ '^([0-9]{4}-){3}[0-9]{3}[0-9X]$'`),
  ],
)

/** What a paper builds on, in the order of its numbers. Fields as CSL names them. */
export const researchReferences = pgTable(
  'research_references',
  {
    researchId: uuid('research_id')
      .notNull()
      .references(() => researches.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** As printed: "Samozino P, Rabita G, Dorel S, et al." */
    authors: text('authors').notNull(),
    title: text('title').notNull(),
    containerTitle: text('container_title').notNull().default(''),
    volume: text('volume').notNull().default(''),
    issue: text('issue').notNull().default(''),
    pages: text('pages').notNull().default(''),
    year: smallint('year'),
    doi: text('doi'),
    url: text('url'),
  },
  table => [primaryKey({ columns: [table.researchId, table.position] })],
)
