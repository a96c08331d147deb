import { eq, sql } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { findBySubscription } from '#src/features/memberships/queries/find-memberships.ts'
import { findPlanAt } from '#src/features/memberships/queries/find-plan.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import type { Order } from '#src/features/orders/queries/course-order.ts'
import { findUnreadBills } from '#src/features/orders/queries/unread-bills.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import type { PaidBill } from '#src/server/payments/paid-bills.ts'
import { PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { days, minutes } from '#src/wire/durations.ts'

import { settleBill } from './settle-bill.ts'
import { couponOf, findCheckoutOf, forgetUnpaid, keepBegun, keepOrdered } from './take-coupon.ts'
import { sendMembershipReceipt } from './tell-member.ts'

/** Whose payment is older was found late, as those from before this was kept: they have had what they paid for. */
const NEWS_MS = days(3)

/** By then whatever was told of a payment while its order was made is done. */
const SETTLED_MS = minutes(1)

/**
 * Makes an order of each payment by which money was received for a membership, once: two that do it at the same time make
 * each one once. What became of its money is read a little later, so that nothing is missed that was told before there was
 * an order of it.
 * @returns how many are new
 */
export async function recordBills(context: Context, { subscriptionId }: { subscriptionId: string }): Promise<number> {
  const { db, payments } = context
  // Another shop's customers on the same account have no membership here, and what waits for staff is nobody's yet.
  const known = await findBySubscription(db, subscriptionId)
  if (!known) return 0
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
  const checkoutId = await findCheckoutOf(context, known)
  const bills = await payments.listPaidBills(subscriptionId)
  return db.transaction(async tx => {
    const membership = await lockMembership(tx, subscriptionId)
    if (!membership) return 0
    await keepBegun(context, tx, { checkoutId, subscriptionId })
    const made = await insertBills(context, tx, { membership, bills, readAt: rows[0]?.at ?? '' })
    for (const one of made) await announceBill(context, tx, one)
    return made.length
  })
}

type Membership = NonNullable<Awaited<ReturnType<typeof findBySubscription>>>

async function lockMembership(tx: Tx, subscriptionId: string): Promise<Membership | undefined> {
  const membership = await findBySubscription(tx, subscriptionId)
  if (!membership) return undefined
  await lockUsers(tx, [membership.userId])
  return findBySubscription(tx, subscriptionId)
}

type Found = { readonly membership: Membership; readonly bill: PaidBill }
type Made = { readonly order: Order; readonly bill: PaidBill }

/**
 * Makes the orders that are not there yet, and keeps when the provider was asked.
 * @param found `readAt` is an instant, before the bills were read
 */
export async function insertBills(
  context: Pick<Context, 'now'>,
  tx: Db,
  { membership, bills, readAt }: { membership: Membership; bills: readonly PaidBill[]; readAt: string },
): Promise<Made[]> {
  const made: Made[] = []
  // The earliest first: a coupon is for the first payment.
  for (const bill of bills.toReversed()) {
    const order = await insertBill(context, tx, { membership, bill })
    if (order) made.push({ order, bill })
  }
  const billsReadAt = sql`greatest(${memberships.billsReadAt}, ${readAt}::timestamptz)`
  await tx.update(memberships).set({ billsReadAt }).where(eq(memberships.id, membership.id))
  return made
}

/** @returns nothing where there is an order of this payment */
async function insertBill(
  context: Pick<Context, 'now'>,
  tx: Db,
  { membership, bill }: Found,
): Promise<Order | undefined> {
  const { intentId: paymentIntentId, amountCents, currency, createdAt, paidAt, period } = bill
  const planId = await planOf(tx, { membership, bill })
  const bought = { planId, membershipId: membership.id, periodFrom: period?.from, periodTo: period?.to }
  const paid = { amountCents, currency, status: 'paid', paymentIntentId, createdAt, paidAt } as const
  const coupon = await couponOf(tx, { subscriptionId: membership.subscriptionId, bill })
  const [order] = await tx
    .insert(orders)
    .values({ userId: membership.userId, ...bought, ...paid, ...coupon.fields })
    .onConflictDoNothing({ target: orders.paymentIntentId })
    .returning()
  if (order && coupon.checkoutId) await keepOrdered(context, tx, coupon.checkoutId)
  return order
}

async function announceBill(context: Context, tx: Tx, { order, bill }: Made): Promise<void> {
  const { intentId, isFirst, paidAt } = bill
  const startAfter = new Date(context.now().getTime() + SETTLED_MS)
  await context.queue.send(tx, 'follow-bill', { intentId }, { startAfter })
  // The first one has the mail with which a membership begins.
  const isNews = context.now().getTime() - paidAt.getTime() < NEWS_MS
  if (!isFirst && isNews) await sendMembershipReceipt(context, tx, order)
  context.log.info({ event: 'bill-recorded', orderId: order.id, paymentIntentId: intentId }, 'a bill is an order')
}

/** What is paid at the price of the membership is its plan, which staff may have chosen; another price was another plan's. */
async function planOf(tx: Db, { membership, bill: { priceId } }: Found): Promise<string> {
  const isOther = priceId !== undefined && priceId !== membership.priceId
  const former = isOther ? await findPlanAt(tx, priceId) : undefined
  return former?.id ?? membership.planId
}

/**
 * Brings the order of a bill to what had happened to its payment before there was an order of it. Whatever else follows from
 * that has followed then: nobody is told of it now.
 */
export async function followRecorded(context: Context, { intentId }: { intentId: string }): Promise<void> {
  const intent = await context.payments.findIntent(intentId)
  if (intent) await context.db.transaction(tx => settleBill(context, tx, intent))
}

/**
 * Makes orders of what was paid for memberships of which there was news since their bills were last read: those that no
 * message told of, and at first all that were paid before orders of them were kept.
 * @throws PaymentsUnavailable at the first call that is not answered: the next run asks again
 */
export async function findBills(context: Context): Promise<void> {
  await forgetUnpaid(context)
  for (const subscriptionId of await findUnreadBills(context.db)) {
    try {
      await recordBills(context, { subscriptionId })
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error
      context.log.error({ err: error, subscriptionId }, 'the bills of a membership could not be read')
    }
  }
}
