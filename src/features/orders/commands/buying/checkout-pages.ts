// The card provider's page for who pays a plan with a coupon: made, found again, and given up (decision 0103).
import { and, eq, isNull, or } from 'drizzle-orm'

import { planCheckouts } from '#src/features/coupons/tables.ts'
import { findLive, findOverdue, type PlanCheckout } from '#src/features/orders/queries/plan-checkouts.ts'
import type { Context } from '#src/server/context.ts'
import type { Checkout } from '#src/server/payments/checkouts.ts'
import { PaymentsBroken, PaymentsUnavailable } from '#src/server/payments/reached.ts'
import { minutes } from '#src/wire/durations.ts'

import { keepBegun } from '../bills/take-coupon.ts'

/** How long such a page can be paid: the provider takes half an hour at the least, from when it makes it. */
export const PAYABLE_MS = minutes(45)

/** How long after that a payment may be told of that was made in time; then the provider is asked. */
export const UNHEARD_MS = minutes(15)

type Buyer = { readonly email: string }

/**
 * The page of what was claimed. A process may have died before it knew of it, so one is made with the same key, which gives
 * the one that there is.
 * @returns undefined where the provider makes none
 */
export async function openPage(context: Context, buyer: Buyer, checkout: PlanCheckout): Promise<Checkout | undefined> {
  const { payments, publicUrl } = context
  const { id, planId, couponCode, sessionId, createdAt } = checkout
  if (sessionId) return payments.findCheckout(sessionId)
  const { priceId, discountCents, currency, trialDays, isTaxed, userId } = checkout
  try {
    return await payments.createCheckout({
      priceId,
      discountCents,
      currency,
      trialDays,
      isTaxed,
      couponName: couponCode,
      reference: userId,
      email: buyer.email,
      returnUrl: `${publicUrl}/dashboard/membership?checkout={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${publicUrl}/payment/plan/${planId}?coupon=${couponCode}`,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + PAYABLE_MS),
      idempotencyKey: `plan-${id}`,
    })
  } catch (error) {
    // The provider would repeat its failure for this key for a day; the next one has another key.
    if (error instanceof PaymentsBroken) await closeCheckout(context, checkout)
    throw error
  }
}

/** Keeps which page it is. @returns false where it was given up meanwhile: nobody learns the page's address */
export async function keepPage({ db, payments }: Context, { id }: PlanCheckout, sessionId: string): Promise<boolean> {
  const isIt = or(isNull(planCheckouts.sessionId), eq(planCheckouts.sessionId, sessionId))
  const rows = await db
    .update(planCheckouts)
    .set({ sessionId })
    .where(and(eq(planCheckouts.id, id), isNull(planCheckouts.closedAt), isIt))
    .returning({ id: planCheckouts.id })
  if (rows.length === 0) await payments.expireCheckout(sessionId)
  return rows.length > 0
}

/** Gives its use back. */
export async function closeCheckout({ db, now }: Pick<Context, 'db' | 'now'>, { id }: PlanCheckout): Promise<void> {
  const isIt = and(eq(planCheckouts.id, id), isNull(planCheckouts.subscriptionId))
  await db.update(planCheckouts).set({ closedAt: now() }).where(isIt)
}

/** Gives up what was begun: the page is closed first, so that nobody pays what is another's by then. @returns false where it was paid */
export async function giveUp(context: Context, buyer: Buyer, checkout: PlanCheckout): Promise<boolean> {
  const page = await openPage(context, buyer, checkout)
  const closed = page?.state === 'open' ? await context.payments.expireCheckout(page.id) : page
  if (closed?.state === 'paid') return false
  await closeCheckout(context, checkout)
  return true
}

/** The same of all that a person has begun, for another way of paying. @returns false where one was paid */
export async function giveUpAll(context: Context, user: Buyer & { readonly id: string }): Promise<boolean> {
  for (const one of await findLive(context.db, user.id)) if (!(await giveUp(context, user, one))) return false
  return true
}

/**
 * Asks what became of pages whose time is over: nobody paid, and the use is given back; or a membership has begun there, of
 * which no message may have told. One that says neither is asked for again.
 * @throws PaymentsUnavailable at the first call that is not answered: the next run asks again
 */
export async function askOverdue(context: Context): Promise<void> {
  for (const checkout of await findOverdue(context.db)) {
    try {
      await settleOverdue(context, checkout)
    } catch (error) {
      if (error instanceof PaymentsUnavailable) throw error
      context.log.error({ err: error, checkoutId: checkout.id }, 'what became of a page could not be asked')
    }
  }
}

async function settleOverdue(context: Context, checkout: PlanCheckout): Promise<void> {
  const { db, payments } = context
  const { sessionId: checkoutId } = checkout
  if (!checkoutId) return
  const { state } = await payments.findCheckout(checkoutId)
  if (state === 'over') return closeCheckout(context, checkout)
  const subscriptionId = state === 'paid' ? await payments.findCheckoutSubscription(checkoutId) : undefined
  if (subscriptionId) await keepBegun(context, db, { checkoutId, subscriptionId })
}
