import { type Call, epochSeconds } from '../call.ts'
import { amountsOf } from '../catalogue/terms.ts'
import { days } from '../durations.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import type { Customer, Invoice, Price, Sale, Stored, Subscription } from '../objects.ts'
import { find, insert, lock, save } from '../store.ts'
import { attempted, newInvoice, payWith } from './invoice.ts'
import { endOfPeriod } from './period.ts'

/** When the background work looks at a subscription again, for its notes. @param at seconds since 1970 */
export const renewsAt = (at: number): { renewsAt: string } => ({ renewsAt: new Date(at * 1000).toISOString() })

/** The same subscription in another billing period; seconds since 1970. */
export function inPeriod(subscription: Subscription, { start, end }: { start: number; end: number }): Subscription {
  const [item] = subscription.items.data
  const moved = { ...item, current_period_start: start, current_period_end: end }
  return { ...subscription, items: { ...subscription.items, data: [moved] } }
}

/** Who subscribes to what, with which card, and which payment has paid for it; none for a trial. */
export type NewSubscription = {
  customer: Customer
  price: Price
  quantity?: number | undefined
  method: string
  payment: string | null
  sale: Pick<Sale, 'terms' | 'metadata'>
}

const modeOf = ({ terms }: NewSubscription['sale']): Subscription['billing_mode'] => ({
  type: terms?.billingMode ?? 'flexible',
  flexible: null,
})

function newSubscription(call: Call, id: string, input: NewSubscription): Subscription {
  const { customer, price, quantity = 1, method, sale } = input
  if (!price.recurring) throw invalidRequest('The price is not a recurring one.')
  const start = epochSeconds(call.now)
  const { trialDays } = sale.terms ?? {}
  const trialEnd = trialDays ? start + days(trialDays) / 1000 : null
  const end = trialEnd ?? endOfPeriod(price.recurring, { anchor: start, start })
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    created: start,
    current_period_end: end,
    current_period_start: start,
    metadata: {},
    price,
    quantity,
    subscription: id,
  } as const
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? start,
    billing_mode: modeOf(sale),
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer: customer.id,
    default_payment_method: method,
    ended_at: null,
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    metadata: sale.metadata ?? {},
    start_date: start,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    trial_start: trialEnd && start,
  }
}

/** The paid bill of the first period; a trial's says nothing. */
async function firstBill(call: Call, begun: Subscription, input: NewSubscription): Promise<Invoice> {
  const { customer, price, quantity = 1, payment, sale } = input
  const { terms } = sale
  const subtotal = terms?.trialDays ? 0 : (price.unit_amount ?? 0) * quantity
  const [{ current_period_start: start, current_period_end: end }] = begun.items.data
  const bill = newInvoice(call, begun, {
    amounts: amountsOf(subtotal, terms ?? { taxes: [] }),
    currency: price.currency,
    reason: 'subscription_create',
    email: customer.email,
    period: { start, end: start },
    lines: [{ amount: subtotal, quantity, period: { start, end }, isProration: false }],
  })
  const intent = payment ? await find(call.tx, 'payment_intent', payment) : undefined
  return attempted(intent ? await payWith(call, bill, intent.object) : bill, true)
}

/** Stores a subscription whose first period was paid just now, or is a trial, with its bill. */
export async function startSubscription(
  call: Call,
  input: NewSubscription,
): Promise<{ subscription: Subscription; invoice: Invoice }> {
  const begun = newSubscription(call, newId('sub'), input)
  const invoice = await firstBill(call, begun, input)
  const subscription: Subscription = { ...begun, latest_invoice: invoice.id }
  await insert(call.tx, invoice)
  const { terms } = input.sale
  await insert(call.tx, subscription, { ...renewsAt(subscription.items.data[0].current_period_end), terms })
  await recordEvent(call, 'customer.subscription.created', subscription)
  await recordEvent(call, 'invoice.paid', invoice)
  return { subscription, invoice }
}

/** Reads and holds a subscription that has not ended. @throws ApiError `resource_missing`, also for one that has */
export async function lockSubscription(call: Call, id: string): Promise<Stored<'subscription'>> {
  const stored = await lock(call.tx, 'subscription', id)
  if (!stored || stored.object.status === 'canceled') throw resourceMissing('subscription', id, 'id')
  return stored
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
