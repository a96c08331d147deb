import { hours } from '#src/wire/durations.ts'

import { type Call, epochSeconds } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import { ApiError, invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import type { CheckoutSession, Customer, PaymentLink, Price, Stored } from '../objects.ts'
import { newIntent } from '../payments/intent.ts'
import { createPaymentMethod, type TypedCard } from '../payments/method.ts'
import { succeed } from '../payments/settle.ts'
import { find, insert, lock, lockByToken, save } from '../store.ts'
import { startSubscription } from './subscription.ts'

/** The price that a payment link sells. @throws Error when the link was stored without one */
async function priceOf(call: Call, { notes }: Stored<'payment_link'>): Promise<Price> {
  const price = notes.price ? await find(call.tx, 'price', notes.price) : undefined
  if (!price) throw new Error('A payment link sells nothing')
  return price.object
}

// What the real provider takes; anything else it drops without a word.
const reference = /^[\w-]{1,200}$/

/**
 * Begins a checkout for whoever opens a payment link.
 * @param input.email, input.reference as they came in the address
 * @throws ApiError `resource_missing` for a link that is unknown or closed
 */
export async function openCheckout(
  call: Call,
  input: { token: string; email: string | undefined; reference: string | undefined },
): Promise<CheckoutSession> {
  const link = await lockByToken(call.tx, 'payment_link', input.token)
  if (!link?.object.active) throw resourceMissing('payment_link', input.token, 'payment_link')
  const price = await priceOf(call, link)
  const { origin, prefix } = call.sandbox
  const id = newId('cs_test')
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: price.unit_amount,
    amount_total: price.unit_amount,
    client_reference_id: input.reference && reference.test(input.reference) ? input.reference : null,
    created: epochSeconds(call.now),
    currency: price.currency,
    customer: null,
    customer_details: null,
    customer_email: input.email?.slice(0, 512) ?? null,
    expires_at: epochSeconds(new Date(call.now.getTime() + hours(24))),
    invoice: null,
    livemode: false,
    metadata: link.object.metadata,
    mode: 'subscription',
    payment_intent: null,
    payment_link: link.object.id,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: successUrl(link.object, id),
    url: `${origin}${prefix}/c/${id}`,
  }
  await insert(call.tx, session)
  return session
}

function successUrl({ after_completion: after }: PaymentLink, sessionId: string): string | null {
  return after.redirect?.url.replaceAll('{CHECKOUT_SESSION_ID}', sessionId) ?? null
}

async function createCustomer(call: Call, email: string): Promise<Customer> {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: epochSeconds(call.now),
    email,
    livemode: false,
    metadata: {},
  }
  await insert(call.tx, customer)
  return customer
}

/** What a checkout sells. @throws ApiError `resource_missing` */
export async function readCheckout(
  call: Call,
  id: string,
): Promise<{ session: CheckoutSession; price: Price; name: string }> {
  const stored = await lock(call.tx, 'checkout.session', id)
  const linkId = stored?.object.payment_link
  const link = typeof linkId === 'string' ? await find(call.tx, 'payment_link', linkId) : undefined
  if (!stored || !link) throw resourceMissing('checkout.session', id, 'id')
  const price = await priceOf(call, link)
  const product = typeof price.product === 'string' ? await find(call.tx, 'product', price.product) : undefined
  return { session: stored.object, price, name: product?.object.name ?? '' }
}

/**
 * Pays a checkout: customer, first payment and subscription, once; a second submit changes nothing. No bank asks here:
 * a card of 3-D Secure simply pays.
 * @throws ApiError 402 `card_error` for a card that is wrong or declined, leaving no trace
 */
export async function payCheckout(
  call: Call,
  { id, email, card }: { id: string; email: string; card: TypedCard },
): Promise<CheckoutSession> {
  const { session, price, name } = await readCheckout(call, id)
  if (session.status === 'complete') return session
  if (session.expires_at <= epochSeconds(call.now)) throw invalidRequest('This checkout has expired.')
  const method = await createPaymentMethod(call, card)
  const outcome = outcomeOf(method.notes.card)
  if (outcome.kind === 'declines') throw new ApiError(402, 'card_error', outcome.message, { code: outcome.code })
  const customer = await createCustomer(call, email)
  const amount = { amount: price.unit_amount ?? 0, currency: price.currency }
  const intent = newIntent(call, {
    ...amount,
    metadata: {},
    description: `Subscription: ${name}`,
    customer: customer.id,
  })
  await insert(call.tx, intent)
  await succeed(call, intent, method)
  const { subscription, invoice } = await startSubscription(call, { customer, price, method: method.object.id })
  const paid: CheckoutSession = {
    ...session,
    customer: customer.id,
    customer_details: { email },
    invoice: invoice.id,
    payment_status: 'paid',
    status: 'complete',
    subscription: subscription.id,
  }
  await save(call.tx, paid)
  await recordEvent(call, 'checkout.session.completed', paid)
  return paid
}
