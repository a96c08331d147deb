import { desc, eq } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { findAccess } from '#src/features/enrolments/queries.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { refundBarOf } from '../policy.ts'
import { orders, paymentEvents, refundRequests } from '../tables.ts'
import { selectManaged, shownOrder, stateOf, type ManagedRow } from './manage-orders.ts'
import { inOrder } from './order-of-steps.ts'

/** Steps of one kind that a timeline shows. */
const MOST_STEPS = 100

/** An order with all that happened to it, for an administrator. */
export async function manageOrder(context: Context, { id }: { id: string }) {
  const { db, config } = context
  const [row] = await selectManaged(db).where(eq(orders.id, id))
  if (!row) return refuse('not-found')
  const [access, messages, requests] = await Promise.all([
    findAccess(db, row),
    readMessages(context, row.paymentIntentId),
    readRequests(context, id),
  ])
  const timeline = inOrder([...stepsOf(row), ...messages, ...requests])
  return {
    order: {
      ...shownOrder(row),
      closedAt: row.closedAt?.toISOString() ?? null,
      access,
      hasReceipt: row.paidAt !== null,
      canWithdraw: access.includes('purchase') && row.status === 'paid',
      refundBar: refundBarOf(row) ?? null,
      certificateGoes: config.certificatesAfterRefund === 'revoked',
      timeline,
    },
  }
}

const blank = { type: null, outcome: null, reason: null, facts: null, by: null }

/** What the order itself remembers. */
function stepsOf(row: ManagedRow) {
  const { createdAt, paidAt, closedAt, withdrawnAt, status } = row
  const ends = ['refunded', 'charged-back', 'cancelled'] as const
  const end = ends.find(one => one === status)
  return [
    { ...blank, at: createdAt.toISOString(), what: 'created' as const },
    ...(paidAt
      ? [
          {
            ...blank,
            at: paidAt.toISOString(),
            what: stateOf(row) === 'joined' ? ('joined' as const) : ('paid' as const),
          },
        ]
      : []),
    ...(withdrawnAt ? [{ ...blank, at: withdrawnAt.toISOString(), what: 'withdrawn' as const }] : []),
    ...(closedAt && end ? [{ ...blank, at: closedAt.toISOString(), what: end }] : []),
  ]
}

async function readMessages({ db }: Context, intentId: string | null) {
  if (!intentId) return []
  const rows = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentIntentId, intentId))
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(MOST_STEPS)
  return rows.map(({ type, outcome, reason, facts, receivedAt }) => {
    return { ...blank, at: receivedAt.toISOString(), what: 'message' as const, type, outcome, reason, facts }
  })
}

async function readRequests({ db }: Context, orderId: string) {
  const rows = await db
    .select({
      at: refundRequests.requestedAt,
      outcome: refundRequests.outcome,
      reason: refundRequests.reason,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(refundRequests)
    .leftJoin(users, eq(users.id, refundRequests.requestedBy))
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(refundRequests.requestedAt))
    .limit(MOST_STEPS)
  return rows.map(({ at, outcome, reason, firstName, lastName }) => {
    const by = firstName === null ? null : `${firstName} ${lastName}`
    return { ...blank, at: at.toISOString(), what: 'refund-asked' as const, outcome, reason, by }
  })
}
