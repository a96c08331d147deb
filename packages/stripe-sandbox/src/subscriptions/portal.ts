import { type Call, epochSeconds } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import { hours } from '../durations.ts'
import { ApiError, resourceMissing } from '../errors.ts'
import { newId, newSecret } from '../identifiers.ts'
import type { PortalSession, Subscription } from '../objects.ts'
import { createPaymentMethod, type TypedCard } from '../payments/method.ts'
import { find, insert, list, lockByToken } from '../store.ts'
import { payOpenBill } from './renew-due.ts'
import { updateSubscription } from './update-subscription.ts'

/** Stores a way into the portal for one customer. @throws ApiError `resource_missing` for an unknown customer */
export async function createPortalSession(
  call: Call,
  { customer, returnUrl }: { customer: string; returnUrl: string | undefined },
): Promise<PortalSession> {
  if (!(await find(call.tx, 'customer', customer))) throw resourceMissing('customer', customer, 'customer')
  const { origin, prefix } = call.sandbox
  const token = newSecret()
  const session: PortalSession = {
    id: newId('bps'),
    object: 'billing_portal.session',
    created: epochSeconds(call.now),
    customer,
    livemode: false,
    return_url: returnUrl ?? null,
    url: `${origin}${prefix}/p/${token}`,
  }
  await insert(call.tx, session, { token })
  return session
}

/** Who holds a portal's address, for an hour: their subscriptions. @throws ApiError `resource_missing` */
export async function readPortal(
  call: Call,
  token: string,
): Promise<{ session: PortalSession; subscriptions: Subscription[] }> {
  const stored = await lockByToken(call.tx, 'billing_portal.session', token)
  const isOver = !stored || stored.object.created + hours(1) / 1000 < epochSeconds(call.now)
  if (isOver) throw resourceMissing('billing_portal.session', token, 'id')
  const { data } = await list(call.tx, 'subscription', { limit: 20, matching: { customer: stored.object.customer } })
  return { session: stored.object, subscriptions: data }
}

/** What a customer does in the portal. */
export type PortalChange = { kind: 'cancel' | 'keep' } | { kind: 'card'; card: TypedCard }

/**
 * Changes one of the customer's own subscriptions. A new card pays the open bill at once.
 * @throws ApiError `resource_missing` for somebody else's, 402 `card_error` for a card that is wrong or declined
 */
export async function changeInPortal(
  call: Call,
  { token, subscriptionId, change }: { token: string; subscriptionId: string; change: PortalChange },
): Promise<void> {
  const { subscriptions } = await readPortal(call, token)
  const own = subscriptions.find(subscription => subscription.id === subscriptionId)
  if (!own) throw resourceMissing('subscription', subscriptionId, 'id')
  if (change.kind !== 'card') {
    await updateSubscription(call, own.id, { cancel_at_period_end: change.kind === 'cancel' })
    return
  }
  const method = await createPaymentMethod(call, change.card)
  const outcome = outcomeOf(method.notes.card)
  if (outcome.kind === 'declines') throw new ApiError(402, 'card_error', outcome.message, { code: outcome.code })
  const updated = await updateSubscription(call, own.id, { default_payment_method: method.object.id })
  if (updated.status === 'past_due') await payOpenBill(call, own.id)
}
