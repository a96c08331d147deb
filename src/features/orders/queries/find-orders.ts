import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { priceWith } from '#src/features/coupons/queries/find-coupon.ts'
import { coupons } from '#src/features/coupons/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { builtOnce } from '#src/server/database/built-once.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { todayOf } from '#src/server/identity/clock.ts'
import { Id } from '#src/wire/fields.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import type { AddedTax } from '#src/wire/money/tax.ts'

import { orders, paymentEvents } from '../tables.ts'
import { findAddedTax, isTaxedElsewhere, withTax } from './added-tax.ts'
import { asSold, courseOrder, isBill, isForBuyer, isOrdered, isSold } from './course-order.ts'

/** In WHERE: its payment has neither come nor been given up. */
export const isUnsettled = inArray(orders.status, ['open', 'processing'])

/** Price and currency of a course that is published and not archived. */
export async function findForSale({ db }: Pick<Context, 'db'>, courseId: string) {
  const [course] = await db
    .select({ priceCents: courses.priceCents, currency: courses.currency })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNotNull(courses.publishedAt), isNull(courses.archivedAt)))
  return course
}

/** What an order's course costs now, and its coupon; or its plan. */
const offered = { priceCents: courses.priceCents, coupon: coupons, plan: plans }

type Offered = {
  priceCents: number | null
  coupon: typeof coupons.$inferSelect | null
  plan: typeof plans.$inferSelect | null
} & Pick<typeof orders.$inferSelect, 'currency' | 'seats' | 'taxRate' | 'taxCountry' | 'taxNumber' | 'untaxed'>

const wholeOf = ({ plan, priceCents, seats }: Offered): number =>
  (plan ? payableCents(plan) : (priceCents ?? 0)) * (seats ?? 1)

/** An order with what who made it would be charged now, and whether the tax of it is that of elsewhere. */
export const withOffer = <Order extends Offered>(order: Order, today: string, tax: AddedTax | null) => {
  const offeredCents = withTax(priceWith(order.coupon, { ...order, priceCents: wholeOf(order) }, today), order, tax)
  return { ...order, offeredCents, isTaxedElsewhere: isTaxedElsewhere(order, tax) }
}

const openOrder = builtOnce(db =>
  db
    .select({ ...courseOrder, priceCents: courses.priceCents, coupon: coupons })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .where(
      and(
        eq(orders.userId, sql.placeholder('userId')),
        eq(orders.courseId, sql.placeholder('courseId')),
        isForBuyer,
        isUnsettled,
      ),
    ),
)

/** The one order of a person that is to open a course to them and is not settled yet, with what it would cost now. */
export async function findOpenOrder(
  context: Pick<Context, 'db' | 'now' | 'identity' | 'answers'>,
  { userId, courseId }: { userId: string; courseId: string },
) {
  const [order] = await openOrder(context.db).execute({ userId, courseId })
  if (!order) return undefined
  return withOffer({ ...order, plan: null }, todayOf(context), await findAddedTax(context, context.db, userId))
}

/** One's own order, with what it would cost now. */
export async function findOwnOrder(context: Context, { orderId, userId }: { orderId: string; userId: string }) {
  const [order] = await context.db
    .select({ ...getTableColumns(orders), ...offered })
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), isOrdered))
  return order && withOffer(order, todayOf(context), await findAddedTax(context, context.db, userId))
}

/** Whether the bank still works on what the caller pays for a course, by which means, and their order that a transfer is to pay. */
export async function readCourseOrder(context: Context, { id: courseId }: { id: string }) {
  const user = userOf(context.actor)
  return progressOf(user && (await findOpenOrder(context, { userId: user.id, courseId })))
}

/** How far somebody is with paying an order: by which means, and the order that a transfer is to pay. */
export function progressOf(order: Pick<typeof orders.$inferSelect, 'id' | 'status' | 'paymentIntentId'> | undefined) {
  const method = order?.paymentIntentId ? methodOf(order.paymentIntentId) : null
  const transfer = order && method === 'transfer' ? order.id : null
  return { isProcessing: order?.status === 'processing', method, transfer }
}

/** The status of the order that has this payment. */
export async function findStatus({ db }: Context, intentId: string) {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.paymentIntentId, intentId))
  return order?.status
}

/**
 * Earlier orders of the same person within the last hour that began a payment and are not paid: how many, and the
 * seconds until the oldest of them does not count any more.
 */
export async function countUnpaidBefore({ db }: Context, { id, userId }: { id: string; userId: string }) {
  const [found] = await db
    .select({
      count: count(),
      wait: sql<number>`coalesce(ceil(extract(epoch from min(${orders.createdAt}) + interval '1 hour' - now())), 0)::int`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isOrdered,
        gt(orders.createdAt, sql`now() - interval '1 hour'`),
        sql`(${orders.createdAt}, ${orders.id}) < (select this.created_at, this.id from orders this where this.id = ${id})`,
        ne(orders.status, 'paid'),
        or(ne(orders.status, 'cancelled'), isNotNull(orders.paymentIntentId)),
      ),
    )
  return found ?? { count: 0, wait: 0 }
}

/**
 * The order of a course, or of places for others, locked until the transaction ends, and before it its person (decision 0037): settlements of one
 * order take turns, and so does whatever else happens to what one person holds.
 */
export async function lockOrder(tx: Tx, orderId: string | undefined) {
  if (!Id.safeParse(orderId).success || !orderId) return undefined
  const order = await lockWhere(tx, and(eq(orders.id, orderId), isSold))
  return order && asSold(order)
}

/** The same of any order, whatever was bought. */
export const lockAnyOrder = (tx: Tx, orderId: string) => lockWhere(tx, eq(orders.id, orderId))

/** The order that a bill of a membership is, locked in the same way. */
export const lockBillOrder = (tx: Tx, intentId: string) =>
  lockWhere(tx, and(eq(orders.paymentIntentId, intentId), isBill))

/** The one order of which this is true, locked in the same way. */
export async function lockWhere(tx: Tx, isIt: SQL | undefined) {
  await lockBuyer(tx, isIt)
  const [order] = await tx.select().from(orders).where(isIt).for('update')
  return order
}

async function lockBuyer(tx: Tx, isIt: SQL | undefined): Promise<void> {
  const [named] = await tx.select({ userId: orders.userId }).from(orders).where(isIt)
  if (named) await lockUsers(tx, [named.userId])
}

/** The order that waits for a payment, locked. */
export async function lockWaiting(tx: Tx, intentId: string) {
  const [waiting] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.paymentIntentId, intentId), isUnsettled))
  return lockOrder(tx, waiting?.id)
}

/** Orders whose payment may have moved without our knowing, the oldest first; those of a day, so 10,000 are enough. */
export async function findUnsettled(context: Context) {
  const rows = await context.db
    .select({
      id: orders.id,
      userId: orders.userId,
      status: orders.status,
      paymentIntentId: orders.paymentIntentId,
      createdAt: orders.createdAt,
      amountCents: orders.amountCents,
      currency: orders.currency,
      seats: orders.seats,
      taxRate: orders.taxRate,
      taxCountry: orders.taxCountry,
      taxNumber: orders.taxNumber,
      untaxed: orders.untaxed,
      ...offered,
    })
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(isUnsettled)
    .orderBy(asc(orders.createdAt))
    .limit(10_000)
  const taxFor = await context.answers.addedTaxes(
    context.db,
    rows.map(({ userId }) => userId),
  )
  return rows.map(order => withOffer(order, todayOf(context), taxFor(order.userId)))
}

/** Whether an order other than this one has paid for the same course with money, and nobody took the course away from it. */
export async function isPaidOtherwise(
  tx: Db,
  { id, userId, courseId }: { id: string; userId: string; courseId: string },
) {
  const others = and(eq(orders.userId, userId), eq(orders.courseId, courseId), isForBuyer, ne(orders.id, id))
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(others, eq(orders.status, 'paid'), gt(orders.amountCents, 0), isNull(orders.withdrawnAt)))
    .limit(1)
  return rows.length > 0
}

/** Whether an event about this payment has had its effect before. */
export async function isAppliedBefore(tx: Db, intentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentIntentId, intentId), eq(paymentEvents.outcome, 'applied')))
    .limit(1)
  return rows.length > 0
}

/** Those of the events that were taken in before. */
export async function findKnownEvents({ db }: Context, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}
