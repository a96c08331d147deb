import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
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
import { instant } from '#src/server/database/columns.ts'

import { durations, planNames } from './contract/shapes.ts'

export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name', { enum: planNames }).notNull(),
    duration: text('duration', { enum: durations }).notNull(),
    /** Before the discount, in minor units. */
    priceCents: integer('price_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull().default('usd'),
    /** In percent of the price (D-6). */
    discount: smallint('discount').notNull().default(0),
    description: text('description').notNull().default(''),
    benefits: text('benefits').array().notNull().default([]),
    /**
     * The provider's id of the price, or of the payment link: what a paid subscription is matched on (D-5). Of a plan that no
     * provider sells it is one of ours (`isUnlinked`), and `link` is empty.
     */
    paymentId: text('payment_id').notNull().unique(),
    /** What it was sold as before: checkouts that were opened then may still be paid, for a day. */
    formerPaymentIds: text('former_payment_ids').array().notNull().default([]),
    /** When the last of them was replaced. */
    replacedAt: instant('replaced_at'),
    /** The provider's page that sells it; a page of this site stands without its origin. */
    link: text('link').notNull(),
    /** How many days its link gives for free, as the provider said when it was last compared; null for none. */
    trialDays: integer('trial_days'),
    /** Which courses it opens (D-4); `plan_courses` has the chosen ones. */
    opens: text('opens', { enum: ['none', 'all', 'chosen'] })
      .notNull()
      .default('none'),
    /** Since when it is not on sale any more: who holds it keeps it (D-64). */
    archivedAt: instant('archived_at'),
    /** When it was deleted. It stays unseen for a while, off sale: whoever was paying for it gets it, and brings it back. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('plans_one_each')
      .on(table.name, table.duration)
      .where(sql`${table.archivedAt} is null`),
    check('plans_name', sql`${table.name} in ('Basic', 'Silver', 'Gold')`),
    check('plans_duration', sql`${table.duration} in ('month', 'year')`),
    check('plans_price', sql`${table.priceCents} >= 0`),
    check('plans_discount', sql`${table.discount} between 0 and 100`),
    check('plans_opens', sql`${table.opens} in ('none', 'all', 'chosen')`),
  ],
)

export const planCourses = pgTable(
  'plan_courses',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.planId, table.courseId] }), index('plan_courses_course').on(table.courseId)],
)

export const memberships = pgTable(
  'memberships',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'restrict' }),
    /**
     * Of one that no provider knows (`isPaidUntil`): `pass_` and its first order where it is paid until a date, `seat_` and its
     * place where somebody else has paid for it.
     */
    subscriptionId: text('subscription_id').notNull().unique(),
    customerId: text('customer_id').notNull(),
    /** The price that was bought: a plan may be given another one, which its holders do not pay. */
    priceId: text('price_id').notNull(),
    /** What its holder pays each time, as the provider says; in minor units. Not known of the oldest rows. */
    amountCents: integer('amount_cents'),
    currency: char('currency', { length: 3 }),
    /** `month`, `year`: how often. */
    interval: text('interval'),
    /** What the last bill took, with its taxes and discounts; in minor units. */
    paidCents: integer('paid_cents'),
    status: text('status', { enum: ['active', 'past-due', 'ended'] }).notNull(),
    /** The period goes on while a bill is open: `status` decides what is open, never this date. */
    currentPeriodEnd: instant('current_period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the free days end with which it began, or ended. */
    trialEndsAt: instant('trial_ends_at'),
    /** When its holder was reminded of that. */
    trialToldAt: instant('trial_told_at'),
    /** When its holder agreed that a further plan takes its place (D-8). */
    replacementAcceptedAt: instant('replacement_accepted_at'),
    /** The plan that they agreed to; without a foreign key, as it counts for some days. */
    replacementPlanId: uuid('replacement_plan_id'),
    /** When the provider was asked for what stands here: an older answer changes nothing. */
    readAt: instant('read_at').notNull(),
    /** When its holder was last told that what they paid for ends soon. */
    remindedAt: instant('reminded_at'),
    /** When the provider was last asked for all that was paid for it; where that is before `readAt`, there may be more. */
    billsReadAt: instant('bills_read_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    index('memberships_user').on(table.userId, table.startedAt),
    index('memberships_plan').on(table.planId),
    index('memberships_due')
      .on(table.currentPeriodEnd)
      .where(sql`${table.status} <> 'ended'`),
    index('memberships_unread_bills')
      .on(table.readAt)
      .concurrently()
      .where(sql`${table.billsReadAt} is null or ${table.billsReadAt} < ${table.readAt}`),
    check('memberships_status', sql`${table.status} in ('active', 'past-due', 'ended')`),
  ],
)
