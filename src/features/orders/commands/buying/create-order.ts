import { requireAccess } from '#src/features/enrolments/queries.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import { findForSale, findOpenOrder } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { holdCurrency, readCurrency } from '#src/server/identity/currency.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { enrolForFree } from '../settling/grant.ts'
import { cancelOrder } from './cancel-order.ts'

/**
 * Orders a course at the price in the database. Two tabs, or a second click, get the same order (T22); a course of
 * price 0 is joined at once (D-7).
 * @returns the amount in whole units and the order's id, or `already-owned`, `not-found`
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
    const made = await insertOrder(context, fields)
    if (made) return made
    const open = await findOpenOrder(context, { userId: user.id, courseId })
    if (open && !isOutdated(open, course.priceCents, context.now())) return answer(open.id, open, false)
    if (open) await cancelOrder(context, open)
  }
  return refuse('conflict')
}

/** A sale begins in the academy's currency, which stays from here on. @returns nothing where there is an order already */
const insertOrder = ({ db, config }: Context, fields: typeof orders.$inferInsert & Amount & { courseId: string }) =>
  db.transaction(async tx => {
    await holdCurrency(tx)
    const course = await findForSale({ db: tx }, fields.courseId)
    if (course?.currency !== fields.currency) return refuse('conflict')
    // Its page shows the number as one of the academy's currency.
    if (fields.currency !== ((await readCurrency(tx)) ?? config.currency)) return refuse('price-of-before')
    const [made] = await tx.insert(orders).values(fields).onConflictDoNothing().returning({ id: orders.id })
    return made && answer(made.id, fields, false)
  })

async function joinFreely(context: Context, fields: Parameters<typeof enrolForFree>[1]) {
  const orderId = await enrolForFree(context, fields)
  return orderId ? answer(orderId, { ...fields, amountCents: 0 }, true) : refuse('already-owned')
}

type Amount = { readonly amountCents: number; readonly currency: string }

const answer = (orderId: string, { amountCents, currency }: Amount, joined: boolean) => ({
  amount: fromMinor(amountCents, currency),
  order: { _id: orderId },
  joined,
})
