import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { instant } from '#src/server/database/columns.ts'

export type TeacherLink = { readonly label: string; readonly url: string }

export const teachers = pgTable(
  'teachers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** With titles, as people say it: "Dr. Ada Stride". */
    name: text('name').notNull(),
    /** What they teach, in a few words. */
    role: text('role').notNull(),
    /** A storage key; none until somebody has a picture. */
    portrait: text('portrait'),
    /** Plain text; an empty line parts paragraphs. */
    biography: text('biography').notNull().default(''),
    /** One sentence of theirs, without quotation marks. */
    saying: text('saying').notNull().default(''),
    links: jsonb('links').$type<TeacherLink[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    index('teachers_name').on(table.name, table.id),
    index('teachers_name_words').using('gin', table.name.op('gin_trgm_ops')),
  ],
)
