import { sql } from 'drizzle-orm'
import { boolean, char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { coupons } from '#src/features/coupons/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import { untaxed } from '#src/wire/money/tax.ts'
import type { ReviewFacts } from '#src/wire/review-reasons.ts'

export const orderStatuses = ['open', 'processing', 'paid', 'cancelled', 'refunded', 'charged-back'] as const

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** What was bought: a course, or a plan for a period. Never both. */
    courseId: uuid('course_id').references(() => courses.id, { onDelete: 'restrict' }),
    /** The plan as it was then: a membership may be moved to another one. An order that waits for its payment has no membership yet. */
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'restrict' }),
    membershipId: uuid('membership_id').references(() => memberships.id, { onDelete: 'restrict' }),
    /** Of a plan: what was paid for. None where a change within a period was. */
    periodFrom: instant('period_from'),
    periodTo: instant('period_to'),
    /** How many places of the course or plan were bought for others; none where they are for the buyer (decision 0098). */
    seats: integer('seats'),
    /** Of places of a plan: the first order of the group that goes on by this one (decision 0104). No foreign key: one that was lost is asked for by its id. */
    renewsId: uuid('renews_id'),
    /** The price when it was ordered, less a coupon's discount, with the tax where that is added: all that is ever charged (D-1), in minor units. */
    amountCents: integer('amount_cents').notNull(),
    /** Of a tax that was added (decision 0107): the price without it, the tax, its rate in basis points, and by what it was found. */
    netCents: integer('net_cents'),
    taxCents: integer('tax_cents'),
    taxName: text('tax_name'),
    taxRate: integer('tax_rate'),
    taxCountry: text('tax_country'),
    taxNumber: text('tax_number'),
    untaxed: text('untaxed', { enum: untaxed }),
    currency: char('currency', { length: 3 }).notNull(),
    /** What a coupon took off the price, and its code as it was then. One that was never used may be deleted. */
    discountCents: integer('discount_cents').notNull().default(0),
    couponId: uuid('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    status: text('status', { enum: orderStatuses }).notNull().default('open'),
    paymentIntentId: text('payment_intent_id').unique(),
    /** What went back of a payment, in minor units, also in parts. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    failedRefunds: integer('failed_refunds').notNull().default(0),
    /** Whether the buyer's bank takes the payment back, as the provider says. */
    dispute: text('dispute', { enum: ['open', 'won', 'lost'] }),
    /** Which of the provider's answers stands here: one with a lower revision is older. */
    revision: integer('revision').notNull().default(0),
    /** When an administrator took the course away by hand: nothing but a new purchase opens it again. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
  },
  table => [
    // Places for others stand beside an order of one's own, of a course and of a plan.
    uniqueIndex('orders_one_own_open')
      .on(table.userId, table.courseId)
      .concurrently()
      .where(sql`${table.status} in ('open', 'processing') and ${table.seats} is null`),
    index('orders_placed').on(table.createdAt, table.id).concurrently(),
    index('orders_status').on(table.status, table.createdAt, table.id).concurrently(),
    index('orders_joined')
      .on(table.createdAt, table.id)
      .concurrently()
      .where(sql`${table.status} = 'paid' and ${table.amountCents} = 0`),
    index('orders_paid')
      .on(table.paidAt)
      .concurrently()
      .where(sql`${table.status} = 'paid'`),
    index('orders_course').on(table.courseId).concurrently(),
    index('orders_payment_start').on(table.paymentIntentId.op('text_pattern_ops')).concurrently(),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_disputed')
      .on(table.createdAt, table.id)
      .concurrently()
      .where(sql`${table.dispute} = 'open'`),
    index('orders_partly_refunded')
      .on(table.createdAt, table.id)
      .concurrently()
      .where(sql`${table.status} = 'paid' and ${table.refundedCents} > 0`),
    index('orders_by_amount').on(table.amountCents, table.id).concurrently(),
    index('orders_membership').on(table.membershipId).concurrently(),
    index('orders_plan').on(table.planId).concurrently(),
    check('orders_seats', sql`${table.seats} between 1 and 500`),
    check('orders_one_thing', sql`num_nonnulls(${table.courseId}, ${table.planId}) = 1`),
    check('orders_held_of_plan', sql`${table.membershipId} is null or ${table.planId} is not null`),
    uniqueIndex('orders_one_own_open_plan')
      .on(table.userId, table.planId)
      .concurrently()
      .where(sql`${table.status} in ('open', 'processing') and ${table.planId} is not null and ${table.seats} is null`),
    uniqueIndex('orders_one_open_renewal')
      .on(table.renewsId)
      .concurrently()
      .where(sql`${table.status} in ('open', 'processing') and ${table.renewsId} is not null`),
    index('orders_coupon')
      .on(table.couponId, table.userId)
      .concurrently()
      .where(sql`${table.couponId} is not null`),
    check('orders_amount', sql`${table.amountCents} >= 0`),
    check(
      'orders_taxed',
      sql`num_nonnulls(${table.netCents}, ${table.taxCents}, ${table.taxName}, ${table.taxRate}, ${table.taxCountry}) in (0, 5)
        and least(${table.netCents}, ${table.taxCents}) >= 0 and ${table.netCents} + ${table.taxCents} = ${table.amountCents}`,
    ),
    check('orders_untaxed', sql`${table.untaxed} in ('reverse-charge', 'no-rate')`),
    check('orders_refunded', sql`${table.refundedCents} >= 0`),
    check('orders_dispute', sql`${table.dispute} in ('open', 'won', 'lost')`),
    check(
      'orders_status',
      sql`${table.status} in ('open', 'processing', 'paid', 'cancelled', 'refunded', 'charged-back')`,
    ),
  ],
)

/** Every event that the payment provider delivered, once; inserted before its effects, in their transaction. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    paymentIntentId: text('payment_intent_id'),
    outcome: text('outcome', { enum: ['applied', 'ignored', 'needs-review'] }).notNull(),
    /** Why it needs review, for the administrator who looks: a `ReviewCode`, and what its words name. */
    reason: text('reason'),
    facts: jsonb('facts').$type<ReviewFacts>(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** Neither written nor read. What is inserted names every column: the next version takes it out of this file, the one after drops it. */
    handledAt: instant('handled_at'),
  },
  table => [
    index('payment_events_payment').on(table.paymentIntentId),
    index('payment_events_disputes')
      .on(table.paymentIntentId)
      .concurrently()
      .where(sql`${table.type} like 'charge.dispute.%'`),
  ],
)

/** What administrators asked a provider to give back, once each time: written before it is asked, so that it is found again whatever happens. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    /** Part of the key that the provider is asked with. */
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** No foreign key: what was done outlives who did it, as in the audit. */
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    /** The part that was asked for, in minor units; none where all that was left was. */
    amountCents: integer('amount_cents'),
    /** Why, in the words of who asked; staff alone read it. */
    staffReason: text('staff_reason'),
    /** None while the provider is being asked; `unknown` when its answer was not heard. */
    outcome: text('outcome', { enum: ['done', 'refused', 'unknown', 'nothing'] }),
    /** The provider's words, where it refused. */
    reason: text('reason'),
  },
  table => [
    uniqueIndex('refund_requests_one_at_once')
      .on(table.orderId)
      .where(sql`${table.outcome} is null`),
    index('refund_requests_order').on(table.orderId, table.requestedAt),
    check('refund_requests_amount', sql`${table.amountCents} > 0`),
    check('refund_requests_outcome', sql`${table.outcome} in ('done', 'refused', 'unknown', 'nothing')`),
  ],
)

/** How the money of an order went back and came again: the order itself remembers only how it stands. */
export const orderTurns = pgTable(
  'order_turns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    what: text('what', { enum: ['refunded', 'charged-back', 'restored'] }).notNull(),
    /** Of what was restored: whether the course opened again. */
    isOpen: boolean('is_open'),
    at: instant('at').notNull(),
  },
  table => [
    index('order_turns_order').on(table.orderId, table.at),
    check('order_turns_what', sql`${table.what} in ('refunded', 'charged-back', 'restored')`),
  ],
)

/**
 * What may move an order's money: it comes, goes back, comes back from a bank, or is taken by one and given up again. A fee is
 * what the provider keeps of it: no money of the buyer's, and in a currency of its own (decision 0105).
 */
export const movementKinds = ['payment', 'refund', 'refund-failed', 'chargeback', 'chargeback-won', 'fee'] as const

/**
 * Each movement of the money of orders, once and for good: rows are added, never changed. The sum of a payment's rows without
 * its fees is what the academy has of the buyer's money, whatever the order says of itself (decision 0093).
 */
export const orderMovements = pgTable(
  'order_movements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** An order with movements stays, also when its buyer is erased. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The provider's id. A second payment of an order has its own rows; none where no provider was asked. */
    paymentId: text('payment_id'),
    what: text('what', { enum: movementKinds }).notNull(),
    /** In minor units, negative for what leaves the academy. A row of the other sign corrects what stood there before it. */
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Of the provider's answer that told of it: one with a lower revision is older, and moves nothing. */
    revision: integer('revision').notNull().default(0),
    /** When the money moved, as well as that is known. */
    happenedAt: instant('happened_at').notNull(),
    writtenAt: instant('written_at').notNull().defaultNow(),
    /** Of a fee: the provider's own entry, of which it is the amount, or a correction. */
    source: text('source'),
  },
  table => [
    index('order_movements_order').on(table.orderId),
    index('order_movements_payment').on(table.paymentId),
    // Holds all that the books add up of a period, so that no row is looked up for it.
    index('order_movements_happened').on(
      table.happenedAt,
      table.id,
      table.currency,
      table.what,
      table.amountCents,
      table.paymentId,
      table.orderId,
    ),
    check(
      'order_movements_what',
      sql`${table.what} in ('payment', 'refund', 'refund-failed', 'chargeback', 'chargeback-won', 'fee')`,
    ),
    check('order_movements_source', sql`(${table.what} = 'fee') = (${table.source} is not null)`),
    check('order_movements_amount', sql`${table.amountCents} <> 0`),
  ],
)
