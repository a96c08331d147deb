import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Order } from '#src/features/orders/queries/course-order.ts'
import { lockAnyOrder } from '#src/features/orders/queries/find-orders.ts'
import { findRefundBar } from '#src/features/orders/queries/find-refund-bar.ts'
import { refundRequests } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { sumOf, toMinor } from '#src/wire/money/money.ts'
import { refundFault } from '#src/wire/money/refund-part.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { isPart } from './refund-requests.ts'

const bars = {
  free: 'Nothing was paid for this order',
  unpaid: 'This order is not paid',
  'no-payment': 'This order was not paid through the payment provider',
  disputed: 'The payment is disputed: the bank holds the money until it has decided',
} as const

const faults = {
  zero: 'amount: More than nothing goes back',
  'too-much': 'amount: Less than that is left of this payment',
  step: 'amount: This payment cannot go back in so small parts',
} as const

/** A part: how much of what who asks was told to be left, in whole units. */
export type Part = { readonly amount: number; readonly left: number }

type Wanted = { readonly orderId: string; readonly reason: string | null; readonly part?: Part | undefined }

/** `cents` of a part; `isDone` where the same call was done before, and its answer lost. */
export type Request = {
  readonly id: string
  readonly orderId: string
  readonly intentId: string
  readonly by: string
  readonly cents?: number
  readonly isDone: boolean
}

type Row = typeof refundRequests.$inferSelect

/**
 * Keeps that the provider is about to be asked. The index lets one request of an order in; another waits for its outcome. A part
 * has the key of its form: the same form again, and any form for the same part while nobody knows what became of it, is the
 * same request, with the same cause and the same key at the provider.
 */
export async function recordRequest(context: Context, { orderId, reason, part }: Wanted): Promise<Request | Refused> {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  return context.db.transaction(async tx => {
    const order = await lockAnyOrder(tx, orderId)
    if (!order) return refuse('not-found')
    const id = part && context.key
    const known = id ? await takeUpKnown(tx, { id, order, part, by: user.id, at: context.now() }) : undefined
    if (known) return known
    const intentId = await findPayment(tx, order)
    if (typeof intentId !== 'string') return intentId
    const cents = part && partOf(order, intentId, part)
    if (isRefused(cents)) return cents
    const asked = { orderId, requestedBy: user.id, requestedAt: context.now(), staffReason: reason }
    const row = await (cents === undefined
      ? insert(tx, asked)
      : makePart(tx, { order, asked: { id, amountCents: cents, ...asked } }))
    return isRefused(row) ? row : requestOf(row, intentId)
  })
}

type Asked = typeof refundRequests.$inferInsert & { readonly requestedAt: Date }

async function makePart(tx: Tx, { order, asked }: { order: Order; asked: Asked & { amountCents: number } }) {
  const open = await takeUpOpen(tx, { order, cents: asked.amountCents, at: asked.requestedAt })
  return open ?? insert(tx, asked)
}

const requestOf = ({ id, orderId, amountCents, requestedBy, outcome }: Row, intentId: string): Request => ({
  id,
  orderId,
  intentId,
  by: requestedBy,
  ...(amountCents !== null && { cents: amountCents }),
  isDone: outcome === 'done',
})

async function insert(tx: Tx, asked: Asked): Promise<Row | Refused> {
  const [made] = await tx.insert(refundRequests).values(asked).onConflictDoNothing().returning()
  return made ?? refuse('refund-under-way')
}

type Again = { readonly order: Order; readonly at: Date }

/** What came of the same form before: it is done or refused, under way, or asked again. */
async function takeUpKnown(
  tx: Tx,
  { id, order, part, by, at }: Again & { id: string; part: Part; by: string },
): Promise<Request | Refused | undefined> {
  const [row] = await tx.select().from(refundRequests).where(eq(refundRequests.id, id))
  if (!row) return undefined
  const isIt = row.orderId === order.id && row.amountCents === toMinor(part.amount, order.currency)
  if (!isIt || row.requestedBy !== by) return refuse('made-already')
  if (row.outcome === 'refused') return refuseOf(row.reason ?? '')
  const again = row.outcome === 'done' ? row : await takeUp(tx, row, { order, at })
  return isRefused(again) ? again : requestOf(again, order.paymentIntentId ?? '')
}

/** Asks again, unless somebody is being answered just now. */
async function takeUp(tx: Tx, { id }: Row, { order, at }: Again): Promise<Row | Refused> {
  const isUnderWay = and(eq(refundRequests.orderId, order.id), isNull(refundRequests.outcome))
  if ((await tx.$count(refundRequests, isUnderWay)) > 0) return refuse('refund-under-way')
  const again = { outcome: null, requestedAt: at }
  const [row] = await tx.update(refundRequests).set(again).where(eq(refundRequests.id, id)).returning()
  return row ?? refuse('not-found')
}

export const refuseOf = (reason: string): Refused =>
  refuse('refund-refused', { text: `The payment provider refuses this refund: ${reason}` })

/** @returns the payment that may go back */
async function findPayment(tx: Tx, order: Order): Promise<string | Refused> {
  const bar = await findRefundBar(tx, order)
  if (bar === 'refunded') return refuse('order-refunded')
  if (bar === 'charged-back') return refuse('order-charged-back')
  if (bar || !order.paymentIntentId) return refuse('conflict', { text: bars[bar ?? 'no-payment'] })
  return order.paymentIntentId
}

/** @returns the part in minor units; undefined where it is all that is left */
function partOf(
  { amountCents, refundedCents, currency }: Order,
  intentId: string,
  { amount, left }: Part,
): number | Refused | undefined {
  const leftCents = amountCents - refundedCents
  if (toMinor(left, currency) !== leftCents) return refuse('refund-changed')
  const fault = refundFault({ amount, leftCents, currency, method: methodOf(intentId) })
  if (fault) return refuse('invalid', { text: faults[fault] })
  const cents = toMinor(amount, currency)
  return cents === leftCents ? undefined : cents
}

/**
 * Of a part that was asked for before nobody may know what becomes of it: the same sum is that request, asked again. For
 * another one it has to be known first, as both might go back.
 */
async function takeUpOpen(tx: Tx, { order, cents, at }: Again & { cents: number }): Promise<Row | Refused | undefined> {
  const [open] = await tx
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, order.id), isPart, eq(refundRequests.outcome, 'unknown')))
    .orderBy(desc(refundRequests.requestedAt))
  if (!open || open.amountCents === cents) return open && takeUp(tx, open, { order, at })
  const sum = sumOf(open.amountCents ?? 0, order.currency)
  return refuse('refund-under-way', {
    text: `Nobody knows yet what became of ${sum} that was asked for before. Ask for the same again, or come back in some minutes`,
  })
}
