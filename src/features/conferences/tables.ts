import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'
import { searchColumn, titleWords } from '#src/server/database/search.ts'

/** `image` is a storage key. */
export type Speaker = { firstName: string; lastName: string; affiliation?: string; image?: string }

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
