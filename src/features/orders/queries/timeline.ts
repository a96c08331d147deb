// All that happened to an order, and to what it opened.
import { and, asc, desc, eq, gte, inArray, like, not, or, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { auditEntries } from '#src/server/audit/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { redirectRefunds } from '#src/server/payments/chargily/tables.ts'
import { transferSteps } from '#src/server/payments/transfers/tables.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import { orderTurns, paymentEvents, refundRequests } from '../tables.ts'
import type { ManagedRow } from './manage-orders.ts'
import { inOrder } from './order-of-steps.ts'
import { stateOf } from './order-states.ts'

/** Steps of one kind that a timeline shows. */
const MOST_STEPS = 100

/** @returns the steps of an order, the oldest first */
export async function readTimeline(db: Db, row: ManagedRow) {
  const [turns, byHand, messages, requests] = await Promise.all([
    readTurns(db, row.id),
    readByHand(db, row),
    readMessages(db, row.paymentIntentId),
    readRequests(db, row),
  ])
  return inOrder([...stepsOf(row), ...endOf(row, turns), ...turns, ...byHand, ...messages, ...requests])
}

const blank = { type: null, outcome: null, reason: null, facts: null, by: null, amount: null, why: null }

function stepsOf(row: ManagedRow) {
  const { createdAt, paidAt } = row
  const paid = stateOf(row) === 'joined' ? ('joined' as const) : ('paid' as const)
  return [
    { ...blank, at: createdAt.toISOString(), what: 'created' as const },
    ...(paidAt ? [{ ...blank, at: paidAt.toISOString(), what: paid }] : []),
  ]
}

/** How it stands, where no turn of its money says so. */
function endOf({ status, closedAt }: ManagedRow, turns: readonly { what: string }[]) {
  const end = (['refunded', 'charged-back', 'cancelled'] as const).find(one => one === status)
  if (!end || !closedAt || turns.at(-1)?.what === end) return []
  return [{ ...blank, at: closedAt.toISOString(), what: end }]
}

async function readTurns(db: Db, orderId: string) {
  const rows = await db
    .select()
    .from(orderTurns)
    .where(eq(orderTurns.orderId, orderId))
    .orderBy(asc(orderTurns.at))
    .limit(MOST_STEPS)
  return rows.map(({ what, isOpen, at }) => {
    return { ...blank, at: at.toISOString(), what, outcome: what === 'restored' ? restoredAs(isOpen) : null }
  })
}

/** Of a course, whether it is open again; what opens with a membership is the membership's. */
const restoredAs = (isOpen: boolean | null): string | null => {
  if (isOpen === null) return null
  return isOpen ? 'open' : 'closed'
}

const doings = {
  'order.revoke': 'withdrawn',
  'user.enrol': 'enrolled',
  'user.withdraw': 'taken-back',
} as const

/** What administrators did by hand: closed what the order opened, and opened the same course without one. */
async function readByHand(db: Db, { id, userId, courseId, seats, createdAt }: ManagedRow) {
  if (courseId === null || seats !== null) return []
  const course = sql`coalesce(${auditEntries.after}, ${auditEntries.before})->>'courseId'`
  const isEnrolment = and(
    eq(auditEntries.thingId, userId),
    inArray(auditEntries.action, ['user.enrol', 'user.withdraw']),
    gte(auditEntries.createdAt, createdAt),
    eq(course, courseId),
  )
  const rows = await db
    .select({ action: auditEntries.action, at: auditEntries.createdAt, ...nameOfUser })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(or(isEnrolment, and(eq(auditEntries.thingId, id), eq(auditEntries.action, 'order.revoke'))))
    .orderBy(desc(auditEntries.createdAt))
    .limit(MOST_STEPS)
  return rows.flatMap(({ action, at, ...user }) => {
    const what = isDoing(action) ? doings[action] : undefined
    return what ? [{ ...blank, at: at.toISOString(), what, by: wholeName(user) }] : []
  })
}

const isDoing = (action: string): action is keyof typeof doings => action in doings

async function readMessages(db: Db, intentId: string | null) {
  if (!intentId) return []
  // What was looked up and known already is no message.
  const isNews = not(and(like(paymentEvents.id, 'touched%'), eq(paymentEvents.outcome, 'ignored')) ?? sql`false`)
  const rows = await db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentIntentId, intentId), isNews))
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(MOST_STEPS)
  return rows.map(({ type, outcome, reason, facts, receivedAt }) => {
    return { ...blank, at: receivedAt.toISOString(), what: 'message' as const, type, outcome, reason, facts }
  })
}

/** How money went back that staff sent themselves. */
const noteOf = sql`(select note from ${transferSteps} where cause = ${refundRequests.id}::text
  union all select note from ${redirectRefunds} where cause = ${refundRequests.id}::text limit 1)`

async function readRequests(db: Db, { id: orderId, currency }: Pick<ManagedRow, 'id' | 'currency'>) {
  const { requestedAt: at, outcome, reason, amountCents, staffReason: why } = refundRequests
  const rows = await db
    .select({
      at,
      outcome,
      amountCents,
      why,
      reason: sql<string | null>`coalesce(${reason}, ${noteOf})`,
      ...nameOfUser,
    })
    .from(refundRequests)
    .leftJoin(users, eq(users.id, refundRequests.requestedBy))
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(refundRequests.requestedAt))
    .limit(MOST_STEPS)
  return rows.map(({ at: asked, amountCents: cents, ...request }) => ({
    ...blank,
    at: asked.toISOString(),
    what: 'refund-asked' as const,
    outcome: request.outcome,
    reason: request.reason,
    why: request.why,
    amount: cents === null ? null : fromMinor(cents, currency),
    by: wholeName(request),
  }))
}

const nameOfUser = { firstName: users.firstName, lastName: users.lastName }
const wholeName = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string | null =>
  firstName === null ? null : `${firstName} ${lastName}`
