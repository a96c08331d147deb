import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Who has looked at what on which day, for as long as the day lasts: a view counts once a day (D-60). */
export const viewMarks = pgTable(
  'view_marks',
  {
    kind: text('kind', { enum: ['blog', 'research'] }).notNull(),
    thingId: uuid('thing_id').notNull(),
    /** UTC. */
    day: date('day').notNull(),
    /** A keyed hash, another one each day: it names nobody and cannot be followed from day to day. */
    visitor: text('visitor').notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.thingId, table.day, table.visitor] }),
    index('view_marks_day').on(table.day),
    check('view_marks_kind', sql`${table.kind} in ('blog', 'research')`),
  ],
)
