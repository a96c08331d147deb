import { findAddedTax, taxedAmount } from '#src/features/orders/queries/added-tax.ts'
import { findForSale } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { MOST_MINOR } from '#src/wire/money/price-fault.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { holdPrice } from './create-order.ts'

type Wanted = { readonly userId: string; readonly courseId: string; readonly seats: number }

/**
 * Orders places of a course for others, at the price in the database for each, in the transaction that writes down whom they
 * are for. The buyer is locked. Whether they have the course is nothing to it. No coupon: one use would count for all of them.
 * Refuses 'not-found', also for a free course, of which there is nothing to sell; 'too-much' for what no provider takes at once; and
 * 'country-needed' where the tax is added and nobody knows which.
 */
export async function orderPlaces(context: Context, tx: Tx, wanted: Wanted): Promise<{ orderId: string } | Refused> {
  const { userId, courseId, seats } = wanted
  const course = await findForSale({ db: tx }, courseId)
  if (!course || course.priceCents === 0) return refuse('not-found')
  const bar = await holdPrice(context, tx, { userId, courseId, ...course })
  if (bar) return bar
  const netCents = course.priceCents * seats
  if (netCents > MOST_MINOR) return refuse('too-much')
  const taxed = taxedAmount(netCents, course.currency, await findAddedTax(context, tx, userId))
  if (isRefused(taxed)) return taxed
  const fields = { userId, courseId, seats, ...taxed, currency: course.currency, createdAt: context.now() }
  const [made] = await tx.insert(orders).values(fields).returning({ id: orders.id })
  if (!made) throw new Error('an insert returns its row')
  return { orderId: made.id }
}
