// What happens to a payment after it settled an order: parts of it go back, a refund fails, the buyer's bank disputes it.
import { eq } from 'drizzle-orm'

import { restorePaid } from '#src/features/certificates/commands/revoke-certificate.ts'
import { isSettledBy } from '#src/features/orders/policy.ts'
import type { SoldOrder } from '#src/features/orders/queries/course-order.ts'
import { mayReceive } from '#src/features/orders/queries/find-missed.ts'
import { isPaidOtherwise } from '#src/features/orders/queries/find-orders.ts'
import { orders, orderTurns } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, logNeedsReview, openCase, raiseCase } from '#src/server/payments/cases.ts'
import type { Intent } from '#src/server/payments/intents.ts'

import { giveBack } from './give-back.ts'
import { deliverOrder, revokePurchase } from './grant.ts'
import { isOpenBy } from './is-open.ts'
import { sendPaymentChange } from './notify-buyer.ts'
import { findOwed, putBeforeStaff } from './put-before-staff.ts'

type Order = SoldOrder
type Paid = { readonly order: Order; readonly intent: Intent }

/**
 * Keeps on an order what went back of its payment and how far a dispute is, and puts before the staff what they have to
 * decide. An answer that is older than what stands there changes nothing.
 * @param order in the status to which this answer moved it
 * @returns whether anything had changed
 */
export async function followPayment(context: Context, tx: Tx, { order, intent }: Paid): Promise<boolean> {
  if (!isSettledBy(order, intent)) return followOtherPayment(context, tx, { order, intent })
  if (intent.revision <= order.revision) return false
  const { refundedCents, failedRefunds, dispute, revision } = intent
  await tx.update(orders).set({ refundedCents, failedRefunds, dispute, revision }).where(eq(orders.id, order.id))
  if (dispute !== order.dispute || dispute === 'open') await followDispute(context, tx, { order, intent })
  await followRefunds(context, tx, { order, intent })
  return true
}

/** What was paid beside the payment that settled the order. */
export const followOtherPayment = (context: Context, tx: Tx, { order, intent }: Paid): Promise<boolean> =>
  putBeforeStaff(context, tx, intent, { userId: order.userId, itself: { kind: 'payment', subject: intent.id } })

/**
 * Several messages about one dispute are one case, and its end decides it: nothing is left to do here. An inquiry may become
 * a dispute.
 */
async function followDispute(context: Context, tx: Tx, { order, intent }: Paid): Promise<void> {
  const about = { kind: 'dispute', subject: intent.id } as const
  const { userId, currency } = order
  if (intent.dispute !== 'open') {
    await endCase(tx, about)
    return
  }
  const facts = intent.isInquiry ? { inquiry: 1 } : undefined
  const reason = { code: 'dispute', ...(facts && { facts }) } as const
  await raiseCase(context, tx, { ...about, reason, userId, amountCents: intent.disputedCents, currency })
}

/** What failed is owed until it has gone back, in whatever parts. The buyer hears of each part; of the whole elsewhere. */
async function followRefunds(context: Context, tx: Tx, { order, intent }: Paid): Promise<void> {
  const { id: subject, refundedCents, failedRefunds } = intent
  const owed = await findOwed(tx, intent)
  const tell = async (turn: 'refund-failed' | 'refunded-in-part', amountCents: number) => {
    const isOpen = await isOpenBy(context, tx, order)
    await sendPaymentChange(context, tx, { order, intent, turn, isOpen, amountCents })
  }
  if (owed && owed.amountCents > 0) {
    const { userId, currency } = order
    const { facts, amountCents, newCents } = owed
    const reason = { code: 'refund-failed', facts } as const
    await openCase(tx, { kind: 'refund', subject, reason, userId, amountCents, currency })
    const isNew = failedRefunds > order.failedRefunds
    if (isNew) logNeedsReview(context.log, subject, reason)
    if (isNew) await tell('refund-failed', newCents)
  } else if (owed) await endCase(tx, { kind: 'refund', subject })
  const backCents = refundedCents - order.refundedCents
  if (order.status === 'paid' && backCents > 0) await tell('refunded-in-part', backCents)
}

/** The bank has taken the money back for good: what it bought is closed. */
export async function completeChargeback(context: Context, tx: Tx, { order, intent }: Paid): Promise<void> {
  const wasOpen = await revokePurchase(context, tx, { order, cause: 'chargeback' })
  const isOpen = await isOpenBy(context, tx, order)
  const amountCents = intent.disputedCents
  if (wasOpen) await sendPaymentChange(context, tx, { order, intent, turn: 'dispute-lost', isOpen, amountCents })
}

/**
 * A payment counts again that had gone back: a refund failed, or a lost dispute was won after all. Who has bought the course
 * again before it was won has paid twice, and gets this payment back (R5).
 */
export async function restorePurchase(context: Context, tx: Tx, { order, intent }: Paid): Promise<void> {
  if (order.seats === null) await restorePaid(context, tx, order)
  const isOpen = await reopen(context, tx, { order, intent })
  const turn = { orderId: order.id, what: 'restored' as const, isOpen, at: context.now() }
  await tx.insert(orderTurns).values(turn)
  if (order.status !== 'charged-back') return
  const isTwice = order.seats === null && order.withdrawnAt === null && (await isPaidOtherwise(tx, order))
  if (isTwice) await giveBack(context, tx, { order, intent })
  else {
    const amountCents = intent.disputedCents
    await sendPaymentChange(context, tx, { order, intent, turn: 'dispute-won', isOpen, amountCents })
  }
}

async function reopen(context: Context, tx: Tx, { order, intent }: Paid): Promise<boolean> {
  // Of who was erased nothing is written any more.
  if (order.withdrawnAt === null && (await mayReceive(tx, order))) await deliverOrder(context, tx, { order, intent })
  return isOpenBy(context, tx, order)
}
