import { type Call, epochSeconds } from '../call.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import type { Customer, Invoice, Price, Stored, Subscription } from '../objects.ts'
import { insert, lock, save } from '../store.ts'
import { attempted, newInvoice } from './invoice.ts'
import { endOfPeriod } from './period.ts'

/** When the background work looks at a subscription again, for its notes. @param at seconds since 1970 */
export const renewsAt = (at: number): { renewsAt: string } => ({ renewsAt: new Date(at * 1000).toISOString() })

/** The same subscription in another billing period; seconds since 1970. */
export function inPeriod(subscription: Subscription, { start, end }: { start: number; end: number }): Subscription {
  const [item] = subscription.items.data
  const moved = { ...item, current_period_start: start, current_period_end: end }
  return { ...subscription, items: { ...subscription.items, data: [moved] } }
}

/** Stores a subscription whose first period was paid just now, with its bill. */
export async function startSubscription(
  call: Call,
  { customer, price, method }: { customer: Customer; price: Price; method: string },
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  if (!price.recurring) throw invalidRequest('The price is not a recurring one.')
  const id = newId('sub')
  const start = epochSeconds(call.now)
  const end = endOfPeriod(price.recurring, { anchor: start, start })
  const bill = newInvoice(
    call,
    { id, customer: customer.id },
    { price, reason: 'subscription_create', email: customer.email, period: { start, end: start } },
  )
  const invoice = attempted(bill, true)
  const subscription: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: method,
    ended_at: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          created: start,
          current_period_end: end,
          current_period_start: start,
          metadata: {},
          price,
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: invoice.id,
    livemode: false,
    metadata: {},
    start_date: start,
    status: 'active',
  }
  await insert(call.tx, invoice)
  await insert(call.tx, subscription, renewsAt(end))
  await recordEvent(call, 'customer.subscription.created', subscription)
  await recordEvent(call, 'invoice.paid', invoice)
  return { subscription, invoice }
}

/** Reads and holds a subscription that has not ended. @throws ApiError `resource_missing`, also for one that has */
async function lockSubscription(call: Call, id: string): Promise<Stored<'subscription'>> {
  const stored = await lock(call.tx, 'subscription', id)
  if (!stored || stored.object.status === 'canceled') throw resourceMissing('subscription', id, 'id')
  return stored
}

/** What may change: whether it ends with its period, its card, its metadata. */
export type SubscriptionChange = Partial<
  Pick<Subscription, 'cancel_at_period_end' | 'default_payment_method' | 'metadata'>
>

/** Changes a subscription. @throws ApiError `resource_missing` */
export async function updateSubscription(call: Call, id: string, change: SubscriptionChange): Promise<Subscription> {
  const { object: before } = await lockSubscription(call, id)
  const ends = change.cancel_at_period_end ?? before.cancel_at_period_end
  const isNew = ends && !before.cancel_at_period_end
  const subscription: Subscription = {
    ...before,
    ...change,
    cancel_at_period_end: ends,
    cancel_at: ends ? before.items.data[0].current_period_end : null,
    canceled_at: isNew ? epochSeconds(call.now) : ends ? before.canceled_at : null,
  }
  await save(call.tx, subscription)
  await recordEvent(call, 'customer.subscription.updated', subscription)
  return subscription
}

/** Ends a subscription now: nothing is charged any more and nothing is given back. @throws ApiError `resource_missing` */
export async function endSubscription(call: Call, id: string): Promise<Subscription> {
  const { object: before } = await lockSubscription(call, id)
  const now = epochSeconds(call.now)
  const subscription: Subscription = {
    ...before,
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
    status: 'canceled',
  }
  await save(call.tx, subscription, {})
  await recordEvent(call, 'customer.subscription.deleted', subscription)
  return subscription
}
