import type { Call } from '../call.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { newId, newSecret } from '../identifiers.ts'
import { orNull } from '../nullable.ts'
import type { PaymentLink, Sale } from '../objects.ts'
import { find, insert, lock, lockByToken, save } from '../store.ts'

/** What a link sells and where a paid checkout leads. */
export type NewPaymentLink = {
  sale: Sale
  /** May hold `{CHECKOUT_SESSION_ID}`; without it the checkout page says thank you itself. */
  redirectUrl?: string | undefined
  metadata: Record<string, string>
}

/** Stores a link whose page sells that. @throws ApiError `resource_missing` for an unknown price */
export async function createPaymentLink(call: Call, input: NewPaymentLink): Promise<PaymentLink> {
  const { origin, prefix } = call.sandbox
  const id = input.sale.lines[0]?.price ?? ''
  const price = await find(call.tx, 'price', id)
  if (!price) throw resourceMissing('price', id, 'line_items[0][price]')
  const token = newSecret()
  const link: PaymentLink = {
    id: newId('plink'),
    object: 'payment_link',
    active: true,
    after_completion: input.redirectUrl
      ? { type: 'redirect', redirect: { url: input.redirectUrl } }
      : { type: 'hosted_confirmation' },
    // The one tax that names no rate of the account.
    automatic_tax: { enabled: input.sale.terms?.taxes.some(tax => tax.id === null) ?? false },
    currency: price.object.currency,
    livemode: false,
    metadata: input.metadata,
    subscription_data: price.object.recurring && { trial_period_days: orNull(input.sale.terms?.trialDays) },
    url: `${origin}${prefix}/b/${token}`,
  }
  await insert(call.tx, link, { token, sale: input.sale })
  return link
}

/** Opens or closes a link. @throws ApiError `resource_missing` */
export async function updatePaymentLink(call: Call, id: string, active: boolean | undefined): Promise<PaymentLink> {
  const stored = await lock(call.tx, 'payment_link', id)
  if (!stored) throw resourceMissing('payment_link', id, 'payment_link')
  if (active === undefined) throw invalidRequest('Missing required param: active.', { code: 'parameter_missing' })
  const link = { ...stored.object, active }
  await save(call.tx, link)
  return link
}

/** Gives who buys there from now on so many free days first. @throws ApiError `resource_missing` */
export async function giveTrial(call: Call, token: string, days: number): Promise<void> {
  const stored = await lockByToken(call.tx, 'payment_link', token)
  if (!stored?.notes.sale) throw resourceMissing('payment_link', token, 'payment_link')
  const { object, notes } = stored
  const terms = { taxes: [], ...stored.notes.sale.terms, trialDays: days }
  const link = { ...object, subscription_data: { trial_period_days: days } }
  await save(call.tx, link, { ...notes, sale: { ...stored.notes.sale, terms } })
}
