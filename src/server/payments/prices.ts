import type Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'

import { hasCode } from './reached.ts'

/** What a price takes, or a payment link with all its lines; amounts in minor units. */
export type Terms = {
  readonly priceId: string
  /** Null where the price has no fixed amount. */
  readonly amountCents: number | null
  readonly currency: string
  /** `day`, `week`, `month`, `year`; null for what is paid once. */
  readonly interval: string | null
  /** How many intervals lie between two bills. */
  readonly every: number
  readonly isActive: boolean
}

export type PaymentLink = Terms & {
  readonly id: string
  readonly url: string
  /** How many days are free before the first bill; null where none are. */
  readonly trialDays: number | null
  /** Whether the provider reckons taxes. */
  readonly isTaxed: boolean
}

/** Somebody waits before a form: what is not known in five seconds is not waited for. */
const quick: Stripe.RequestOptions = { timeout: seconds(5), maxNetworkRetries: 0 }

/** How many payment links are looked through for an address. */
const SEARCHED = 1000

/** @returns the terms of a price, or undefined when the provider knows none of this id */
export async function findPrice(stripe: Stripe, id: string): Promise<Terms | undefined> {
  const price = await known(stripe.prices.retrieve(id, {}, quick))
  return price && { ...termsOf([{ price, quantity: 1 }]), isActive: price.active }
}

/** @returns the payment link of that id with what it sells, or undefined when the provider knows none */
export async function findPaymentLink(stripe: Stripe, id: string): Promise<PaymentLink | undefined> {
  const link = await known(stripe.paymentLinks.retrieve(id, {}, quick))
  return link && withTerms(stripe, link)
}

/** Closes a payment link: nobody begins to pay there any more. */
export async function closePaymentLink(stripe: Stripe, id: string): Promise<void> {
  await stripe.paymentLinks.update(id, { active: false })
}

/** Opens a payment link that was closed. */
export async function openPaymentLink(stripe: Stripe, id: string): Promise<void> {
  await stripe.paymentLinks.update(id, { active: true })
}

/** @returns the payment link whose address this is, `none`, or `unsure` where there are too many to look through */
export async function findPaymentLinkAt(
  stripe: Stripe,
  isIt: (url: string) => boolean,
): Promise<PaymentLink | 'none' | 'unsure'> {
  let searched = 0
  for await (const link of stripe.paymentLinks.list({ limit: 100 }, quick)) {
    if (isIt(link.url)) return withTerms(stripe, link)
    searched += 1
    if (searched === SEARCHED) return 'unsure'
  }
  return 'none'
}

async function withTerms(stripe: Stripe, link: Stripe.PaymentLink): Promise<PaymentLink> {
  const { id, url, active, subscription_data: begins } = link
  const isTaxed = link.automatic_tax.enabled
  const { data } = await stripe.paymentLinks.listLineItems(id, { limit: 100 }, quick)
  const terms = termsOf(data.flatMap(({ price, quantity }) => (price ? [{ price, quantity: quantity ?? 1 }] : [])))
  return { ...terms, id, url, isActive: active, trialDays: begins?.trial_period_days ?? null, isTaxed }
}

/** All lines together, in the rhythm of the one that comes again. */
function termsOf(lines: readonly { price: Stripe.Price; quantity: number }[]): Omit<Terms, 'isActive'> {
  const main = lines.find(({ price }) => price.recurring) ?? lines[0]
  if (!main) throw new Error('a payment link sells nothing')
  const { price } = main
  const isFixed = lines.every(line => line.price.unit_amount !== null)
  return {
    priceId: price.id,
    amountCents: isFixed ? lines.reduce((sum, line) => sum + (line.price.unit_amount ?? 0) * line.quantity, 0) : null,
    currency: price.currency,
    interval: price.recurring?.interval ?? null,
    every: price.recurring?.interval_count ?? 1,
  }
}

async function known<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}
