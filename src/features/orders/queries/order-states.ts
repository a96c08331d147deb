// How administrators read what became of an order: the same words wherever one stands.
import { and, eq, exists, sql, type SQL } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'
import { isOpen } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import { orders } from '../tables.ts'

type Row = Pick<typeof orders.$inferSelect, 'status' | 'amountCents' | 'refundedCents' | 'currency' | 'dispute'> & {
  readonly needsReview: boolean
}

/** Somebody has to decide about an order's payment. */
export const needsReview = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(paymentCases)
      .where(and(eq(paymentCases.subject, orders.paymentIntentId), isOpen)),
  )

/**
 * An order that was paid with money, whatever became of it since (decision 0051): what the home page counts. A free course
 * that was joined is none. In two halves, each as an index says it.
 */
export const wasPaid = sql`((${orders.status} = 'paid' and ${orders.paidAt} is not null) or (${orders.status} in ('refunded', 'charged-back') and ${orders.paidAt} is not null)) and ${orders.amountCents} > 0`

/** What is left of an order's money, in minor units. */
export const leftCents = sql`${orders.amountCents} - ${orders.refundedCents}`

/** The columns that an order's state is told from. */
export const stateColumns = (db: Db) => ({
  status: orders.status,
  amountCents: orders.amountCents,
  refundedCents: orders.refundedCents,
  currency: orders.currency,
  dispute: orders.dispute,
  needsReview: sql<boolean>`${needsReview(db)}`,
})

/** A free course that was taken is joined, not paid. */
export const stateOf = ({ status, amountCents }: Pick<Row, 'status' | 'amountCents'>) =>
  status === 'paid' && amountCents === 0 ? ('joined' as const) : status

/** What went back of an order, in minor units. Of the oldest refunds only their state is known. */
export const refundedOf = ({
  status,
  amountCents,
  refundedCents,
}: Pick<Row, 'status' | 'amountCents' | 'refundedCents'>): number =>
  status === 'refunded' ? amountCents : refundedCents

/** The fields of the contract's `orderState`. */
export const shownState = (row: Row) => ({
  state: stateOf(row),
  currency: row.currency,
  refunded: fromMinor(refundedOf(row), row.currency),
  dispute: row.dispute,
  needsReview: row.needsReview,
})

export { isSettledBy, isSettledOtherwise, type OrderStatus } from '../policy.ts'
