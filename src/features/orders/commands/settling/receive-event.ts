import { eq } from 'drizzle-orm'

import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { ask, findBySubscription, type Answer } from '#src/features/memberships/queries/find-memberships.ts'
import { findStatus } from '#src/features/orders/queries/find-orders.ts'
import { paymentEvents } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { logNeedsReview, openCase } from '#src/server/payments/cases.ts'
import type { PaymentEvent } from '#src/server/payments/events.ts'
import { isBill } from '#src/server/payments/intents.ts'
import type { ReviewFacts, ReviewReason } from '#src/wire/review-reasons.ts'

import { countDecline } from '../buying/limit-payments.ts'
import { askForBill, followBill } from './follow-bill.ts'
import type { Settlement } from './set-aside.ts'
import { settleOrder } from './settle-order.ts'

/** What the provider tells beside what counts, of the same payment at the same time: it moves nothing, and is not asked about. */
const quietTypes = new Set(['payment_intent.created', 'charge.succeeded', 'charge.failed', 'charge.updated'])

/**
 * Takes in an event of the payment provider, once. The event only says that something happened; what is true now is
 * read from the provider before the transaction, so events may come late, twice and in any order. Event and effects are
 * written together: an answered event is a durable grant (R1).
 */
export async function receivePaymentEvent(context: Context, event: PaymentEvent): Promise<Settlement | 'known'> {
  const { db, payments, log } = context
  const isOurs = event.livemode === payments.livemode
  const { subscriptionId, intentId } = event
  const isQuiet = quietTypes.has(event.type)
  const before = intentId && !isQuiet ? await findStatus(context, intentId) : undefined
  const answer =
    isOurs && subscriptionId ? await ask(context, () => payments.findSubscription(subscriptionId)) : undefined
  const intent = isOurs && intentId && !subscriptionId && !isQuiet ? await payments.findIntent(intentId) : undefined
  const billed = intent ? await askForBill(context, intent) : { held: [] }
  return db.transaction(async tx => {
    const fields = {
      id: event.id,
      type: event.type,
      paymentIntentId: event.intentId ?? null,
      outcome: 'ignored' as const,
    }
    const rows = await tx.insert(paymentEvents).values(fields).onConflictDoNothing().returning({ id: paymentEvents.id })
    if (rows.length === 0) return 'known'
    const settlement = await settle()
    const { code = null, facts = billOfNobody(settlement) } =
      settlement.outcome === 'needs-review' ? settlement.reason : {}
    await tx
      .update(paymentEvents)
      .set({ outcome: settlement.outcome, reason: code, facts })
      .where(eq(paymentEvents.id, event.id))
    return settlement

    /** Its subscription may only be known later. */
    function billOfNobody({ outcome }: Settlement): ReviewFacts | null {
      const customer = intent && isBill(intent) && intent.customerId
      return outcome === 'ignored' && customer ? { customer } : null
    }

    async function settle(): Promise<Settlement> {
      if (!isOurs) return needsReview(tx, { code: 'other-mode' })
      return isQuiet ? { outcome: 'ignored' } : settleNews()
    }

    async function settleNews(): Promise<Settlement> {
      if (answer) return settleAnswer(context, tx, { answer, type: event.type })
      if (subscriptionId) return needsReview(tx, { code: 'no-subscription', facts: { subscription: subscriptionId } })
      if (!intent) return event.intentId ? needsReview(tx, { code: 'no-payment' }) : { outcome: 'ignored' }
      if (isBill(intent))
        return { outcome: (await followBill(context, tx, { intent, billed })) ? 'applied' : 'ignored' }
      if (event.type === 'payment_intent.payment_failed') await countDecline(context, tx, intent)
      return settleOrder(context, tx, { intent, before })
    }
  })

  async function needsReview(tx: Tx, reason: ReviewReason): Promise<Settlement> {
    const kind = subscriptionId ? 'subscription' : 'payment'
    await openCase(tx, { kind, subject: subscriptionId ?? intentId ?? event.id, reason })
    logNeedsReview(log, event.intentId, reason)
    return { outcome: 'needs-review', reason }
  }
}

/** Brings a membership to what its subscription says now. What was paid for it by then becomes orders. */
async function settleAnswer(
  context: Context,
  tx: Tx,
  { answer, type }: { answer: Answer; type: string },
): Promise<Settlement> {
  const settlement = await settleMembership(context, tx, answer)
  const { id: subscriptionId } = answer.subscription
  const isNews = settlement.outcome === 'applied' || type === 'invoice.paid'
  if (isNews && (await findBySubscription(tx, subscriptionId)))
    await context.queue.send(tx, 'record-bills', { subscriptionId })
  return settlement
}
