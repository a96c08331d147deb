import { eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import type { PaymentEvent } from '#src/server/payments.ts'

import { paymentEvents } from '../tables.ts'
import { settleOrder, type Settlement } from './settle-order.ts'

/**
 * Takes in an event of the payment provider, once. The event only says that something happened; what is true now is
 * read from the provider before the transaction, so events may come late, twice and in any order. Event and effects are
 * written together: an answered event is a durable grant (R1).
 */
export async function receivePaymentEvent(context: Context, event: PaymentEvent): Promise<Settlement | 'known'> {
  const { db, payments, log } = context
  const isOurs = event.livemode === payments.livemode
  const intent = isOurs && event.intentId ? await payments.retrieveIntent(event.intentId) : undefined
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
    const reason = settlement.outcome === 'parked' ? settlement.reason : null
    await tx.update(paymentEvents).set({ outcome: settlement.outcome, reason }).where(eq(paymentEvents.id, event.id))
    return settlement

    async function settle(): Promise<Settlement> {
      if (!isOurs) return { outcome: 'parked', reason: `livemode is ${event.livemode}` }
      if (event.type === 'charge.dispute.created') {
        log.error({ event: 'payment-disputed', paymentIntentId: event.intentId }, 'a payment is disputed')
        return { outcome: 'parked', reason: 'disputed' }
      }
      return intent ? settleOrder(context, tx, intent) : { outcome: 'ignored' }
    }
  })
}
