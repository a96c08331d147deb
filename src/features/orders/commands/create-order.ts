import { and, eq } from 'drizzle-orm'

import { openCourse } from '#src/features/enrolments/queries.ts'
import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { minutes } from '#src/wire/durations.ts'
import { dollarsOf } from '#src/wire/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findForSale, findOpenOrder } from '../queries.ts'
import { orders } from '../tables.ts'
import { grantFreely } from './grant.ts'
import { settleOrder } from './settle-order.ts'

/** How long an order keeps its price while the course's changes (R26). */
const PRICE_KEPT_MS = minutes(30)

/**
 * Orders a course at the price in the database. Two tabs, or a second click, get the same order (T22); a course of
 * price 0 is joined at once (D-7).
 * @returns the amount in dollars and the order's id, or `already-owned`, `not-found`
 */
export async function createOrder(context: Context, { courseId }: { courseId: string }) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const course = await findForSale(context, courseId)
  if (!course) return refuse('not-found')
  if (await openCourse(context, courseId)) return refuse('already-owned')
  const fields = { userId: person.id, courseId, amountCents: course.priceCents, currency: course.currency }
  if (course.priceCents === 0) {
    const orderId = await grantFreely(context, fields)
    return orderId ? answer(orderId, 0, true) : refuse('already-owned')
  }
  for (let attempt = 0; attempt < 3; attempt++) {
    const [made] = await context.db.insert(orders).values(fields).onConflictDoNothing().returning({ id: orders.id })
    if (made) return answer(made.id, fields.amountCents, false)
    const open = await findOpenOrder(context, { userId: person.id, courseId })
    if (open && !isOutdated(open, course.priceCents, context.now())) return answer(open.id, open.amountCents, false)
    if (open) await giveUp(context, open)
  }
  return refuse('conflict')
}

type OpenOrder = NonNullable<Awaited<ReturnType<typeof findOpenOrder>>>

const isOutdated = (order: OpenOrder, priceCents: number, now: Date): boolean =>
  order.status === 'open' &&
  order.amountCents !== priceCents &&
  now.getTime() - order.createdAt.getTime() > PRICE_KEPT_MS

/** Cancels the payment first: an order must not be closed while it can still be charged. One that was paid meanwhile counts. */
async function giveUp(context: Context, { id, paymentIntentId }: OpenOrder): Promise<void> {
  const { db, payments, now } = context
  if (paymentIntentId) {
    const intent = await payments.cancelIntent(paymentIntentId)
    await db.transaction(tx => settleOrder(context, tx, intent))
    return
  }
  const closed = { status: 'cancelled', closedAt: now() } as const
  await db
    .update(orders)
    .set(closed)
    .where(and(eq(orders.id, id), eq(orders.status, 'open')))
}

const answer = (orderId: string, amountCents: number, joined: boolean) => ({
  amount: dollarsOf(amountCents),
  order: { _id: orderId },
  joined,
})
