import { sql, type SQL } from 'drizzle-orm'
import {
  type AnyPgColumn,
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

type Paid = { readonly subscriptionId: AnyPgColumn; readonly amountCents: AnyPgColumn }

/**
 * How a membership is paid, as its index has it: by a card that renews it, until a date, as a place by somebody else, or not
 * at all.
 */
export const wayOf = ({ subscriptionId, amountCents }: Paid): SQL<'card' | 'once' | 'place' | 'free'> =>
  sql`case left(${subscriptionId}, 5) when 'seat_' then 'place' when 'pass_' then case coalesce(${amountCents}, 0) when 0 then 'free' else 'once' end else 'card' end`

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
    index('memberships_over')
      .on(sql`coalesce(${table.endedAt}, ${table.currentPeriodEnd})`, table.id)
      .concurrently(),
    index('memberships_started').on(table.startedAt, table.id).concurrently(),
    // Of a plan, or a way, that nobody has any more, the others would be read to find none.
    index('memberships_plan_next')
      .on(table.planId, table.currentPeriodEnd)
      .concurrently()
      .where(sql`${table.status} <> 'ended'`),
    index('memberships_plan_over')
      .on(table.planId, sql`coalesce(${table.endedAt}, ${table.currentPeriodEnd})`, table.id)
      .concurrently(),
    index('memberships_way_next')
      .on(sql`(${wayOf(table)})`, table.currentPeriodEnd)
      .concurrently()
      .where(sql`${table.status} <> 'ended'`),
    index('memberships_way_over')
      .on(sql`(${wayOf(table)})`, sql`coalesce(${table.endedAt}, ${table.currentPeriodEnd})`, table.id)
      .concurrently(),
    index('memberships_unpaid')
      .on(table.currentPeriodEnd)
      .concurrently()
      .where(sql`${table.status} = 'past-due'`),
    index('memberships_trial')
      .on(table.trialEndsAt)
      .concurrently()
      .where(sql`${table.trialEndsAt} is not null`),
    index('memberships_ending')
      .on(table.currentPeriodEnd)
      .concurrently()
      .where(
        sql`${table.status} = 'active' and ${table.cancelAtPeriodEnd} and left(${table.subscriptionId}, 5) not in ('pass_', 'seat_')`,
      ),
    check('memberships_status', sql`${table.status} in ('active', 'past-due', 'ended')`),
  ],
)
