import { type Call, epochSeconds } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import { redeem } from '../catalogue/discount.ts'
import { type Amounts, amountsOf, typedDiscount } from '../catalogue/terms.ts'
import { hours } from '../durations.ts'
import { ApiError, invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import { orNull } from '../nullable.ts'
import type { CheckoutSession, Customer, Price, Sale, Stored, Terms } from '../objects.ts'
import { createCustomer } from '../payments/customer.ts'
import { newIntent } from '../payments/intent.ts'
import { createPaymentMethod, type TypedCard } from '../payments/method.ts'
import { succeed } from '../payments/settle.ts'
import { find, insert, lock, lockByToken, save } from '../store.ts'
import { startSubscription } from './subscription.ts'

// What the real provider takes; anything else it drops without a word.
const reference = /^[\w-]{1,200}$/

/** Who buys, what, on what terms, and where paying leads. */
export type NewCheckout = {
  mode: 'payment' | 'subscription'
  sale: Sale
  link?: string | undefined
  customer?: string | undefined
  email?: string | undefined
  reference?: string | undefined
  successUrl?: string | undefined
  cancelUrl?: string | undefined
  /** Seconds since 1970; a day from now unless told. */
  expiresAt?: number | undefined
  metadata: Record<string, string>
}

const noTerms: Terms = { taxes: [] }

async function pricesOf(call: Call, { lines }: Sale): Promise<Price[]> {
  const found = await Promise.all(lines.map(({ price }) => find(call.tx, 'price', price)))
  return found.flatMap(stored => (stored ? [stored.object] : []))
}

function sumOf(prices: readonly Price[], { lines, terms = noTerms }: Sale): Amounts {
  const subtotal = prices.reduce((sum, price, n) => sum + (price.unit_amount ?? 0) * (lines[n]?.quantity ?? 1), 0)
  return amountsOf(terms.trialDays ? 0 : subtotal, terms)
}

const totalsOf = ({ subtotal, total, discount, tax }: Amounts) => ({
  amount_subtotal: subtotal,
  amount_total: total,
  total_details: { amount_discount: discount, amount_shipping: 0, amount_tax: tax },
})

/** Begins a checkout. @throws ApiError for an unknown price */
export async function createCheckout(call: Call, input: NewCheckout): Promise<CheckoutSession> {
  const { sale } = input
  const prices = await pricesOf(call, sale)
  const [first] = prices
  if (!first || prices.length < sale.lines.length) throw resourceMissing('price', '', 'line_items[0][price]')
  const session = newCheckout(call, input, { currency: first.currency, ...totalsOf(sumOf(prices, sale)) })
  await insert(call.tx, session, { sale })
  return session
}

type Money = Pick<CheckoutSession, 'currency' | 'amount_subtotal' | 'amount_total' | 'total_details'>

function newCheckout(call: Call, input: NewCheckout, money: Money): CheckoutSession {
  const { origin, prefix } = call.sandbox
  const { sale, reference: given = '', successUrl } = input
  const id = newId('cs_test')
  return {
    id,
    object: 'checkout.session',
    ...money,
    allow_promotion_codes: orNull(sale.terms?.allowsCodes),
    cancel_url: orNull(input.cancelUrl),
    client_reference_id: reference.test(given) ? given : null,
    created: epochSeconds(call.now),
    customer: orNull(input.customer),
    customer_details: null,
    customer_email: orNull(input.email?.slice(0, 512)),
    expires_at: input.expiresAt ?? epochSeconds(new Date(call.now.getTime() + hours(24))),
    invoice: null,
    livemode: false,
    metadata: input.metadata,
    mode: input.mode,
    payment_intent: null,
    payment_link: orNull(input.link),
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: orNull(successUrl?.replaceAll('{CHECKOUT_SESSION_ID}', id)),
    url: `${origin}${prefix}/c/${id}`,
  }
}

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
  if (!link?.object.active || !link.notes.sale) throw resourceMissing('payment_link', input.token, 'payment_link')
  const { id, metadata, after_completion: after } = link.object
  const { sale } = link.notes
  const [price] = await pricesOf(call, sale)
  return createCheckout(call, {
    mode: price?.recurring ? 'subscription' : 'payment',
    sale,
    link: id,
    email: input.email,
    reference: input.reference,
    successUrl: after.redirect?.url,
    metadata,
  })
}

/** What a checkout sells, and on what terms. */
export type Checkout = { session: CheckoutSession; sale: Sale; price: Price; name: string }

/** @throws ApiError `resource_missing` */
export async function readCheckout(call: Call, id: string): Promise<Checkout> {
  const stored = await lock(call.tx, 'checkout.session', id)
  const sale = stored?.notes.sale
  const [price] = sale ? await pricesOf(call, sale) : []
  if (!stored || !sale || !price) throw resourceMissing('checkout.session', id, 'id')
  const product = typeof price.product === 'string' ? await find(call.tx, 'product', price.product) : undefined
  return { session: stored.object, sale, price, name: product?.object.name ?? '' }
}

/** Gives a checkout up before it is paid. @throws ApiError for one that is over */
export async function expireCheckout(call: Call, id: string): Promise<CheckoutSession> {
  const { session } = await readCheckout(call, id)
  if (session.status !== 'open')
    throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.')
  const expired: CheckoutSession = { ...session, status: 'expired', url: null }
  await save(call.tx, expired)
  await recordEvent(call, 'checkout.session.expired', expired)
  return expired
}

/** Who is asked for no email: the caller said it. A link only fills it in. */
export const fixedEmail = ({ customer_email: email, payment_link: link }: CheckoutSession): string | undefined =>
  link ? undefined : (email ?? undefined)

type Paying = { email: string; card: TypedCard; code?: string | undefined }

async function withCode(call: Call, { session, sale }: Checkout, code: string | undefined): Promise<Sale> {
  const typed = code?.trim()
  if (!typed || !session.allow_promotion_codes) return sale
  return { ...sale, terms: { ...noTerms, ...sale.terms, discount: await typedDiscount(call, typed) } }
}

async function knownBuyer(call: Call, { customer }: CheckoutSession): Promise<Customer | undefined> {
  return typeof customer === 'string' ? (await find(call.tx, 'customer', customer))?.object : undefined
}

type Bought = { total: number; method: Stored<'payment_method'>; customer: Customer | undefined }

/** Takes the money of a checkout, when there is something to take. */
async function take(call: Call, { session, sale, name }: Checkout, bought: Bought): Promise<string | null> {
  const { total, method, customer } = bought
  if (total === 0) return null
  const isPlan = session.mode === 'subscription'
  const intent = newIntent(call, {
    amount: total,
    currency: session.currency ?? '',
    metadata: isPlan ? {} : (sale.metadata ?? {}),
    description: isPlan ? `Subscription: ${name}` : name,
    customer: customer?.id,
  })
  await insert(call.tx, intent)
  await succeed(call, intent, method)
  return intent.id
}

function refuseOver(call: Call, { status, expires_at: end }: CheckoutSession): void {
  if (status === 'open' && end > epochSeconds(call.now)) return
  throw invalidRequest('This checkout has expired.')
}

/** A card that pays. @throws ApiError 402 `card_error` for one that is wrong or declined */
async function payingCard(call: Call, card: TypedCard): Promise<Stored<'payment_method'>> {
  const method = await createPaymentMethod(call, card)
  const outcome = outcomeOf(method.notes.card)
  if (outcome.kind === 'declines') throw new ApiError(402, 'card_error', outcome.message, { code: outcome.code })
  return method
}

/** What paying has made: a payment, or a subscription whose bill names its payment. */
async function deliver(call: Call, checkout: Checkout, bought: Bought): Promise<Partial<CheckoutSession>> {
  const { sale, price } = checkout
  const { customer, method } = bought
  const payment = await take(call, checkout, bought)
  const payment_status = payment ? 'paid' : 'no_payment_required'
  if (checkout.session.mode === 'payment' || !customer) {
    return { customer: customer?.id ?? null, payment_intent: payment, payment_status }
  }
  const started = await startSubscription(call, { customer, price, method: method.object.id, payment, sale })
  const { invoice, subscription } = started
  return { customer: customer.id, invoice: invoice.id, payment_status, subscription: subscription.id }
}

/**
 * Pays a checkout, once; a second submit changes nothing. A subscription makes customer, first payment and bill. No bank
 * asks here: a card of 3-D Secure simply pays.
 * @throws ApiError 402 `card_error` for a card that is wrong or declined, leaving no trace
 */
export async function payCheckout(
  call: Call,
  { id, email, card, code }: Paying & { id: string },
): Promise<CheckoutSession> {
  const checkout = await readCheckout(call, id)
  const { session } = checkout
  if (session.status === 'complete') return session
  const buyer = fixedEmail(session) ?? email
  refuseOver(call, session)
  const sale = await withCode(call, checkout, code)
  const sums = sumOf(await pricesOf(call, sale), sale)
  const method = await payingCard(call, card)
  const known = await knownBuyer(call, session)
  const isNewBuyer = session.mode === 'subscription' && !known
  const customer = isNewBuyer ? await createCustomer(call, { email: buyer }) : known
  const made = await deliver(call, { ...checkout, sale }, { total: sums.total, method, customer })
  if (sale.terms?.discount) await redeem(call, sale.terms.discount.coupon, sale.terms.discount.code)
  const paid: CheckoutSession = {
    ...session,
    ...totalsOf(sums),
    ...made,
    customer_details: { email: buyer },
    status: 'complete',
  }
  await save(call.tx, paid)
  await recordEvent(call, 'checkout.session.completed', paid)
  return paid
}
