import { requireAccess } from '#src/features/enrolments/queries.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findForSale, findOpenOrder } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { dollarsOf } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { enrolForFree } from '../settling/grant.ts'
import { cancelOrder } from './cancel-order.ts'

/**
 * Orders a course at the price in the database. Two tabs, or a second click, get the same order (T22); a course of
 * price 0 is joined at once (D-7).
 * @returns the amount in dollars and the order's id, or `already-owned`, `not-found`
 */
export async function createOrder(context: Context, { courseId }: { courseId: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const course = await findForSale(context, courseId)
  if (!course) return refuse('not-found')
  const fields = { userId: user.id, courseId, amountCents: course.priceCents, currency: course.currency }
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await requireAccess(context, courseId)) return refuse('already-owned')
    if (course.priceCents === 0) return joinFreely(context, fields)
    const [made] = await context.db.insert(orders).values(fields).onConflictDoNothing().returning({ id: orders.id })
    if (made) return answer(made.id, fields.amountCents, false)
    const open = await findOpenOrder(context, { userId: user.id, courseId })
    if (open && !isOutdated(open, course.priceCents, context.now())) return answer(open.id, open.amountCents, false)
    if (open) await cancelOrder(context, open)
  }
  return refuse('conflict')
}

async function joinFreely(context: Context, fields: Parameters<typeof enrolForFree>[1]) {
  const orderId = await enrolForFree(context, fields)
  return orderId ? answer(orderId, 0, true) : refuse('already-owned')
}

const answer = (orderId: string, amountCents: number, joined: boolean) => ({
  amount: dollarsOf(amountCents),
  order: { _id: orderId },
  joined,
})
