import { findKnownEvents } from '#src/features/orders/queries/find-orders.ts'
import type { Context } from '#src/server/context.ts'
import { days } from '#src/wire/durations.ts'

import { receivePaymentEvent } from '../settling/receive-event.ts'

/** As long as the provider itself tries to deliver an event. */
const LOOKED_BACK_MS = days(3)

/**
 * Takes in the events about subscriptions that no webhook brought, as if it had.
 * @returns how many there were
 * @throws PaymentsUnavailable when the provider does not answer: the next run looks again
 */
export async function catchUpWithSubscriptions(context: Context): Promise<number> {
  const since = new Date(context.now().getTime() - LOOKED_BACK_MS)
  const events = await context.payments.listSubscriptionEvents(since)
  const known = await findKnownEvents(
    context,
    events.map(({ id }) => id),
  )
  const missed = events.filter(({ id }) => !known.has(id))
  for (const event of missed) await receivePaymentEvent(context, event)
  return missed.length
}
