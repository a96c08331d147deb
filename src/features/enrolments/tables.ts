import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { instant } from '#src/server/database/columns.ts'

/**
 * Who may open which course. A row is a grant; revoking keeps it. `course_id` has its foreign key from the first
 * migration on, declared there because courses stand above enrolments in the feature graph.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id').notNull(),
    source: text('source', { enum: ['purchase', 'free', 'grant', 'seat'] }).notNull(),
    grantedAt: instant('granted_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  table => [
    uniqueIndex('enrolments_once')
      .on(table.userId, table.courseId)
      .where(sql`${table.revokedAt} is null`),
    index('enrolments_user').on(table.userId).concurrently(),
    index('enrolments_course').on(table.courseId),
    check('enrolments_source', sql`${table.source} in ('purchase', 'free', 'grant', 'seat')`),
  ],
)

/**
 * What a person's memberships open: a course, or without one every course of the catalogue (D-4). Apart from the grants,
 * so that the end of a membership touches none of them. `course_id` has its foreign key from its first migration on.
 */
export const coverages = pgTable(
  'coverages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id'),
    coveredAt: instant('covered_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('coverages_course').on(table.userId, table.courseId),
    uniqueIndex('coverages_all')
      .on(table.userId)
      .where(sql`${table.courseId} is null`),
    index('coverages_by_course').on(table.courseId),
  ],
)
