import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/** How long somebody studied on each day, by their own clock. */
export const studyDays = pgTable(
  'study_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    seconds: integer('seconds').notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('study_days_seconds', sql`${table.seconds} between 0 and 86400`),
  ],
)

/** What somebody wants to study in a week, where their day begins, and up to when their time is counted. */
export const studyHabits = pgTable('study_habits', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Null: the academy's own suggestion. */
  goalMinutes: integer('goal_minutes'),
  countedUntil: instant('counted_until'),
})
