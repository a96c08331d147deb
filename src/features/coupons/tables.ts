import { sql } from 'drizzle-orm'
import {
  boolean,
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

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { instant } from '#src/server/database/columns.ts'

import { planScopes, scopes } from './contract.ts'

/** What is taken off the price of courses, and off the first payment of plans. How often one was used is told by the orders: no count stands here. */
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
    /** Which courses it is for; `coupon_courses` has the chosen ones. Of one for plans alone none are chosen. */
    scope: text('scope', { enum: scopes }).notNull(),
    /** The same of plans, in `coupon_plans`; `none` where it is for courses alone. */
    planScope: text('plan_scope', { enum: planScopes }).notNull().default('none'),
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
    check('coupons_plan_scope', sql`${table.planScope} in ('none', 'all', 'chosen')`),
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

export const couponPlans = pgTable(
  'coupon_plans',
  {
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.couponId, table.planId] }), index('coupon_plans_plan').on(table.planId)],
)

/**
 * A plan that somebody goes to pay by card with a coupon, at a page that the card provider makes for them alone. Written before
 * the provider is asked. It is a use of the coupon until the provider says that nobody paid, and once a membership has begun with it, until an order
 * carries the coupon (decision 0103).
 */
export const planCheckouts = pgTable(
  'plan_checkouts',
  {
    /** Part of the keys that the provider is asked with. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    couponId: uuid('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    /** As it was then. */
    couponCode: text('coupon_code').notNull(),
    /** What the plan costs each time, and what the coupon takes off the first payment; in minor units. */
    priceCents: integer('price_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** The provider's price. */
    priceId: text('price_id').notNull(),
    /** How many days are free before the first payment; null for none. */
    trialDays: integer('trial_days'),
    /** Whether the provider reckons taxes, as at the plan's link. */
    isTaxed: boolean('is_taxed').notNull(),
    /** The provider's id of the page; none until it is known. */
    sessionId: text('session_id').unique(),
    createdAt: instant('created_at').notNull(),
    /** When the provider is asked what became of it: a little after it can be paid. Without a page it is a use until then. */
    expiresAt: instant('expires_at').notNull(),
    /** When it was given up, or was found to be over. */
    closedAt: instant('closed_at'),
    /** The subscription that it began, and when we knew of that. */
    subscriptionId: text('subscription_id').unique(),
    begunAt: instant('begun_at'),
    /** When an order took the coupon over. */
    orderedAt: instant('ordered_at'),
  },
  table => [
    index('plan_checkouts_coupon').on(table.couponId),
    index('plan_checkouts_user').on(table.userId, table.createdAt),
    index('plan_checkouts_plan').on(table.planId),
    check('plan_checkouts_discount', sql`${table.discountCents} between 1 and ${table.priceCents}`),
  ],
)
