import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'
import { searchColumn, titleWords } from '#src/server/database/search.ts'

/** `image` is a storage key; `key` tells one from the others of a conference, and those of former versions have none. */
export type Speaker = { key?: string; firstName: string; lastName: string; affiliation?: string; image?: string }

/** What happens at a time (`HH:MM`) where the conference is held; `speakers` are keys of its speakers. */
export type Talk = { time: string; title: string; note?: string; speakers: string[]; standsOut?: boolean }
/** What a day is about, and what happens on it in the order of its times. */
export type ProgrammeDay = { theme?: string; talks: Talk[] }

export const conferences = pgTable(
  'conferences',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    location: text('location').notNull(),
    /** Days where the conference is held, as `YYYY-MM-DD`: they have no time zone. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Null for a conference of one day. */
    endsOn: date('ends_on', { mode: 'string' }),
    /** Plain text; an empty line parts paragraphs. */
    description: text('description').notNull(),
    image: text('image'),
    speakers: jsonb('speakers').$type<Speaker[]>().notNull().default([]),
    /** One for each day from the first on, up to the last one that has something: they move with the dates. */
    programme: jsonb('programme').$type<ProgrammeDay[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    search: searchColumn('name', "location || ' ' || description"),
  },
  table => [
    index('conferences_words').using('gin', table.search).concurrently(),
    index('conferences_words_of_title').using('gin', titleWords(table.name)).concurrently(),
    index('conferences_name_words').using('gin', table.name.op('gin_trgm_ops')).concurrently(),
    index('conferences_starts').on(table.startsOn, table.id),
    check('conferences_days', sql`${table.endsOn} >= ${table.startsOn}`),
  ],
)
