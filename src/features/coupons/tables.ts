import { sql } from 'drizzle-orm'
import {
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { courses } from '#src/features/courses/tables/courses.ts'
import { instant } from '#src/server/database/columns.ts'

import { scopes } from './contract.ts'

/** What is taken off the price of courses. How often one was used is told by the orders: no count stands here. */
export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In capital letters. */
    code: text('code').notNull(),
    percentOff: smallint('percent_off'),
    /** In minor units of `currency`. */
    amountOffCents: integer('amount_off_cents'),
    currency: char('currency', { length: 3 }),
    /** How often it may be used by all, and by one person; null without limit. */
    maxUses: integer('max_uses'),
    perPerson: integer('per_person').default(1),
    /** Its first and its last day, in the academy's time zone. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    /** Which courses it is for; `coupon_courses` has the chosen ones. */
    scope: text('scope', { enum: scopes }).notNull(),
    /** For staff alone. */
    note: text('note').notNull().default(''),
    switchedOffAt: instant('switched_off_at'),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('coupons_code')
      .on(table.code)
      .where(sql`${table.archivedAt} is null`),
    check('coupons_code_shape', sql`${table.code} ~ '^[A-Z0-9]([A-Z0-9-]*[A-Z0-9])?$'`),
    // Percent or an amount, and an amount with its currency; what is null makes the rest of a check true.
    check(
      'coupons_value',
      sql`num_nonnulls(${table.percentOff}, ${table.amountOffCents}) = 1 and num_nonnulls(${table.amountOffCents}, ${table.currency}) <> 1 and ${table.percentOff} between 1 and 100 and ${table.amountOffCents} > 0`,
    ),
    check('coupons_limits', sql`${table.maxUses} > 0 and ${table.perPerson} > 0`),
    check('coupons_days', sql`${table.endsOn} >= ${table.startsOn}`),
    check('coupons_scope', sql`${table.scope} in ('all', 'chosen')`),
  ],
)

export const couponCourses = pgTable(
  'coupon_courses',
  {
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.couponId, table.courseId] }),
    index('coupon_courses_course').on(table.courseId),
  ],
)
