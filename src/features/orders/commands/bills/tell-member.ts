// The mails about what was paid for a membership: what becomes of the membership itself is told by it.
import { findUser } from '#src/features/memberships/queries/find-memberships.ts'
import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import { billedTax } from '#src/features/orders/queries/added-tax.ts'
import type { Order } from '#src/features/orders/queries/course-order.ts'
import { findPassBuyer, type PassOrder } from '#src/features/orders/queries/pass-orders.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'

/** Whom to write to about an order of a membership, and of what; nothing of who cannot be written to. */
async function findFacts({ publicUrl }: Pick<Context, 'publicUrl'>, db: Db, order: Order) {
  const user = await findUser(db, order.userId)
  const plan = order.planId === null ? undefined : await findPlan(db, order.planId)
  if (!user?.email || !plan) return undefined
  const { currency, paymentIntentId: paymentId } = order
  const about = {
    firstName: user.firstName,
    planName: plan.name,
    currency,
    orderId: order.id,
    paymentId: paymentId ?? '',
  }
  return { to: user.email, about: { ...about, receiptUrl: `${publicUrl}/receipt/${order.id}` } }
}

/** Confirms the payment of a renewal, or of a change. */
export async function sendMembershipReceipt(context: Context, tx: Db, order: Order): Promise<void> {
  const facts = await findFacts(context, tx, order)
  if (!facts) return
  const { amountCents, periodFrom, periodTo, paidAt, createdAt } = order
  await sendMail(context.queue, tx, {
    to: facts.to,
    template: 'membership-receipt',
    data: {
      ...facts.about,
      amountCents,
      ...billedTax(order),
      paidAt: (paidAt ?? createdAt).toISOString(),
      period: periodFrom && periodTo && { from: periodFrom.toISOString(), to: periodTo.toISOString() },
    },
  })
}

/**
 * Tells that money of a payment has gone back, all of it or a part.
 * @param told `until` is when the membership ends by that; null where it is over, and nothing where it does not change
 */
export async function sendMembershipRefund(
  context: Context,
  tx: Db,
  { order, amountCents, until }: { order: Order; amountCents: number; until?: Date | null },
): Promise<void> {
  const facts = await findFacts(context, tx, order)
  if (!facts) return
  const isAll = order.refundedCents + amountCents >= order.amountCents
  await sendMail(context.queue, tx, {
    to: facts.to,
    template: 'membership-refund',
    data: { ...facts.about, amountCents, isAll, until: until && until.toISOString() },
  })
}

/** Tells that a payment for a plan which was under way has come to nothing, and where to pay again. */
export async function sendPassFailure({ queue, publicUrl }: Context, tx: Db, order: PassOrder): Promise<void> {
  const buyer = await findPassBuyer(tx, order)
  if (!buyer) return
  const { email, ...names } = buyer
  const { amountCents, currency, planId } = order
  const paymentUrl = `${publicUrl}/payment/plan/${planId}`
  await sendMail(queue, tx, {
    to: email,
    template: 'payment-failed',
    data: { ...names, amountCents, currency, paymentUrl },
  })
}
