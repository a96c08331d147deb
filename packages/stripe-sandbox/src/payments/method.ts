import { type Call, epochSeconds } from '../call.ts'
import { findTestCard, passesLuhn } from '../cards.ts'
import { ApiError, resourceMissing } from '../errors.ts'
import { newId } from '../identifiers.ts'
import type { PaymentMethod, Stored } from '../objects.ts'
import { find, insert } from '../store.ts'

/** A card as it was typed; `year` has four digits, `country` is an ISO 3166 code. */
export type TypedCard = { number: string; month: number; year: number; country?: string | undefined }

const cardError = (code: string, param: string, message: string): ApiError =>
  new ApiError(402, 'card_error', message, { code, param })

function checkCard(card: TypedCard, now: Date): void {
  if (!/^\d{13,19}$/.test(card.number) || !passesLuhn(card.number)) {
    throw cardError('incorrect_number', 'number', 'Your card number is incorrect.')
  }
  if (card.month < 1 || card.month > 12) {
    throw cardError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  }
  const firstDayAfter = Date.UTC(card.year, card.month, 1)
  if (firstDayAfter <= now.getTime() || card.year > now.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  }
}

function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  return /^(5[1-5]|2[2-7])/.test(number) ? 'mastercard' : 'unknown'
}

function cardMethod(call: Call, card: TypedCard): PaymentMethod {
  const brand = findTestCard(card.number)?.brand ?? brandOf(card.number)
  const address = {
    city: null,
    country: card.country ?? null,
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  }
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
      country: 'US',
      display_brand: brand,
      exp_month: card.month,
      exp_year: card.year,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: epochSeconds(call.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

/**
 * Keeps a card as a payment method: its last four digits and its behaviour, never the number.
 * @throws ApiError `incorrect_number`, `invalid_expiry_month`, `invalid_expiry_year`
 */
export async function createPaymentMethod(call: Call, card: TypedCard): Promise<Stored<'payment_method'>> {
  checkCard(card, call.now)
  const testCard = findTestCard(card.number)
  const stored = { object: cardMethod(call, card), notes: testCard ? { card: testCard.id } : {} }
  await insert(call.tx, stored.object, stored.notes)
  return stored
}

/**
 * The payment method a call names: a stored one, or a test id such as `pm_card_visa`, which makes one.
 * @throws ApiError `resource_missing`
 */
export async function resolvePaymentMethod(call: Call, id: string): Promise<Stored<'payment_method'>> {
  const testCard = id.startsWith('pm_card_') ? findTestCard(id) : undefined
  if (testCard) {
    return createPaymentMethod(call, { number: testCard.number, month: 12, year: call.now.getUTCFullYear() + 2 })
  }
  const stored = await find(call.tx, 'payment_method', id)
  if (!stored) throw resourceMissing('PaymentMethod', id, 'payment_method')
  return stored
}
