import { eq } from 'drizzle-orm'

import { plans } from '#src/features/memberships/tables.ts'
import { findAddedTax, taxedAmount } from '#src/features/orders/queries/added-tax.ts'
import { findForSale } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { saleCurrencyOf } from '#src/server/identity/currency.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { MOST_MINOR } from '#src/wire/money/price-fault.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { holdPrice } from './create-order.ts'

type Bought = { readonly userId: string; readonly seats: number }
/** `renewsId`: the first order of the group that goes on by this one. `isHeld`: it runs, and goes on off sale too (D-64). */
type OfPlan = Bought & { readonly planId: string; readonly renewsId?: string; readonly isHeld?: boolean }
type Wanted = (Bought & { readonly courseId: string }) | OfPlan

/** What one place costs. */
type Price = { readonly priceCents: number; readonly currency: string }

/**
 * Orders places of a course or of a plan for one period, for others, at the price in the database for each, in the transaction
 * that writes down whom they are for. The buyer is locked. What they have themselves is nothing to it. No coupon: one use would
 * count for all of them. Refuses 'not-found', also for what is free, of which there is nothing to sell; 'plan-off-sale';
 * 'too-much' for what no provider takes at once; and 'country-needed' where the tax is added and nobody knows which.
 */
export async function orderPlaces(context: Context, tx: Tx, wanted: Wanted): Promise<{ orderId: string } | Refused> {
  const { userId, seats } = wanted
  const price = 'planId' in wanted ? await priceOfPlan(context, tx, wanted) : await priceOfCourse(context, tx, wanted)
  if (isRefused(price)) return price
  if (price.priceCents === 0) return refuse('not-found')
  const { currency } = price
  const netCents = price.priceCents * seats
  if (netCents > MOST_MINOR) return refuse('too-much')
  const taxed = taxedAmount(netCents, currency, await findAddedTax(context, tx, userId))
  if (isRefused(taxed)) return taxed
  const fields = { userId, ...thingOf(wanted), seats, ...taxed, currency, createdAt: context.now() }
  const [made] = await tx.insert(orders).values(fields).returning({ id: orders.id })
  if (!made) throw new Error('an insert returns its row')
  return { orderId: made.id }
}

const thingOf = (wanted: Wanted) =>
  'planId' in wanted ? { planId: wanted.planId, renewsId: wanted.renewsId ?? null } : { courseId: wanted.courseId }

type OfCourse = { readonly userId: string; readonly courseId: string }

async function priceOfCourse(context: Context, tx: Tx, { userId, courseId }: OfCourse): Promise<Price | Refused> {
  const course = await findForSale({ db: tx }, courseId)
  if (!course) return refuse('not-found')
  return (await holdPrice(context, tx, { userId, courseId, ...course })) ?? course
}

/** Whoever takes the plan off sale, changes or deletes it, waits, or is waited for. */
async function priceOfPlan(context: Context, tx: Tx, { planId, isHeld = false }: OfPlan): Promise<Price | Refused> {
  const held = await saleCurrencyOf(tx, context)
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId)).for('share')
  if (!plan || plan.deletedAt) return refuse('not-found')
  if (plan.archivedAt && !isHeld) return refuse('plan-off-sale')
  if (plan.currency !== held) return refuse('price-of-before')
  return { priceCents: payableCents(plan), currency: plan.currency }
}
