import type { Call } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import { redeem } from '../catalogue/discount.ts'
import { amountsOf, termsOf } from '../catalogue/terms.ts'
import { ApiError, invalidRequest, resourceMissing } from '../errors.ts'
import type { Customer, Stored, Subscription } from '../objects.ts'
import { newIntent } from '../payments/intent.ts'
import { resolvePaymentMethod } from '../payments/method.ts'
import { succeed } from '../payments/settle.ts'
import { find, insert } from '../store.ts'
import { startSubscription } from './subscription.ts'

/** A subscription without a checkout. */
export type CreateInput = {
  customer: string
  items: readonly [{ price: string; quantity: number }]
  default_payment_method?: string | undefined
  automatic_tax?: { enabled: boolean } | undefined
  default_tax_rates?: readonly string[] | undefined
  discounts?: readonly { coupon?: string | undefined; promotion_code?: string | undefined }[] | undefined
  trial_period_days?: number | undefined
  metadata: Record<string, string>
}

async function methodOf(call: Call, customer: Customer, named: string | undefined): Promise<Stored<'payment_method'>> {
  const standard = customer.invoice_settings.default_payment_method
  const id = named ?? (typeof standard === 'string' ? standard : undefined)
  if (!id) {
    throw invalidRequest('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    })
  }
  return resolvePaymentMethod(call, id)
}

/**
 * Starts a subscription and charges its card, as `payment_behavior: error_if_incomplete` does.
 * @throws ApiError `resource_missing`; 402 `card_error` for a card that does not pay
 */
export async function createSubscription(call: Call, input: CreateInput): Promise<Subscription> {
  const [{ price: priceId, quantity }] = input.items
  const customer = await find(call.tx, 'customer', input.customer)
  if (!customer) throw resourceMissing('customer', input.customer, 'customer')
  const price = await find(call.tx, 'price', priceId)
  if (!price) throw resourceMissing('price', priceId, 'items[0][price]')
  const method = await methodOf(call, customer.object, input.default_payment_method)
  const terms = await termsOf(call, { ...input, tax_rates: input.default_tax_rates }, price.object)
  const { total } = amountsOf(terms.trialDays ? 0 : (price.object.unit_amount ?? 0) * quantity, terms)
  const outcome = outcomeOf(method.notes.card)
  if (outcome.kind === 'declines') throw new ApiError(402, 'card_error', outcome.message, { code: outcome.code })
  const money = { amount: total, currency: price.object.currency }
  const intent = newIntent(call, {
    ...money,
    metadata: {},
    description: 'Subscription creation',
    customer: input.customer,
  })
  if (total > 0) {
    await insert(call.tx, intent)
    await succeed(call, intent, method)
  }
  if (terms.discount) await redeem(call, terms.discount.coupon, terms.discount.code)
  const { subscription } = await startSubscription(call, {
    customer: customer.object,
    price: price.object,
    quantity,
    method: method.object.id,
    payment: total > 0 ? intent.id : null,
    sale: { terms, metadata: input.metadata },
  })
  return subscription
}
