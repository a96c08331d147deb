import { sql } from 'drizzle-orm'
import { char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables.ts'
import { instant } from '#src/server/database/columns.ts'
import type { ParkFacts } from '#src/wire/parked.ts'

export const orderStatuses = ['open', 'processing', 'paid', 'cancelled', 'refunded'] as const

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'restrict' }),
    /** The price at the moment of ordering, in minor units: the only amount that is ever charged (D-1). */
    amountCents: integer('amount_cents').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull().default('open'),
    paymentIntentId: text('payment_intent_id').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
  },
  table => [
    uniqueIndex('orders_one_open')
      .on(table.userId, table.courseId)
      .where(sql`${table.status} in ('open', 'processing')`),
    index('orders_newest').on(table.createdAt),
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_amounts').on(table.amountCents),
    check('orders_amount', sql`${table.amountCents} >= 0`),
    check('orders_status', sql`${table.status} in ('open', 'processing', 'paid', 'cancelled', 'refunded')`),
  ],
)

/** Every event that the payment provider delivered, once; inserted before its effects, in their transaction. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    paymentIntentId: text('payment_intent_id'),
    outcome: text('outcome', { enum: ['applied', 'ignored', 'parked'] }).notNull(),
    /** Why it was parked, for the administrator who looks: a `ParkCode`, and what its words name. */
    reason: text('reason'),
    facts: jsonb('facts').$type<ParkFacts>(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** When an administrator had seen to what was parked. */
    handledAt: instant('handled_at'),
  },
  table => [
    index('payment_events_payment').on(table.paymentIntentId),
    index('payment_events_parked')
      .on(table.receivedAt)
      .where(sql`${table.outcome} = 'parked' and ${table.handledAt} is null`),
  ],
)

/**
 * What administrators asked the payment provider to give back, once each time. A row is written before the provider is
 * asked, so that a refund is found again whatever happens to the process meanwhile.
 */
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
    check('refund_requests_outcome', sql`${table.outcome} in ('done', 'refused', 'unknown', 'nothing')`),
  ],
)
