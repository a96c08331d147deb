import { eq } from 'drizzle-orm'

import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { ask } from '#src/features/memberships/queries/find-memberships.ts'
import type { Context } from '#src/server/context.ts'
import type { PaymentEvent } from '#src/server/payments/events.ts'
import type { ParkReason } from '#src/wire/parked.ts'

import { findStatus } from '../queries/find-orders.ts'
import { paymentEvents } from '../tables.ts'
import { countDecline } from './limit-payments.ts'
import { settleOrder, type Settlement } from './settle-order.ts'

/**
 * Takes in an event of the payment provider, once. The event only says that something happened; what is true now is
 * read from the provider before the transaction, so events may come late, twice and in any order. Event and effects are
 * written together: an answered event is a durable grant (R1).
 */
export async function receivePaymentEvent(context: Context, event: PaymentEvent): Promise<Settlement | 'known'> {
  const { db, payments, log } = context
  const isOurs = event.livemode === payments.livemode
  const { subscriptionId, intentId } = event
  const before = intentId ? await findStatus(context, intentId) : undefined
  const answer =
    isOurs && subscriptionId ? await ask(context, () => payments.findSubscription(subscriptionId)) : undefined
  const intent = isOurs && intentId && !subscriptionId ? await payments.findIntent(intentId) : undefined
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
    const { code = null, facts = null } = settlement.outcome === 'parked' ? settlement.reason : {}
    await tx
      .update(paymentEvents)
      .set({ outcome: settlement.outcome, reason: code, facts })
      .where(eq(paymentEvents.id, event.id))
    return settlement

    // The bills of subscriptions name a customer, our orders never do.
    async function settle(): Promise<Settlement> {
      if (!isOurs) return park({ code: 'other-mode' })
      if (event.type.startsWith('charge.dispute.')) return park({ code: 'dispute' })
      if (answer) return settleMembership(context, tx, answer)
      if (subscriptionId) return park({ code: 'no-subscription', facts: { subscription: subscriptionId } })
      if (!intent) return event.intentId ? park({ code: 'no-payment' }) : { outcome: 'ignored' }
      if (intent.customerId && !intent.metadata['orderId']) return { outcome: 'ignored' }
      if (event.type === 'payment_intent.payment_failed') await countDecline(context, tx, intent)
      return settleOrder(context, tx, { intent, before })
    }
  })

  function park(reason: ParkReason): Settlement {
    log.error({ event: 'payment-parked', paymentIntentId: event.intentId, reason }, 'a payment needs a look')
    return { outcome: 'parked', reason }
  }
}
