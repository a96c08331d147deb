import { type Call, epochSeconds } from '../call.ts'
import { type CardOutcome, outcomeOf } from '../cards.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import type { Charge, Refund } from '../objects.ts'
import { find, insert, lock, save } from '../store.ts'
import { enter } from './balance.ts'
import { formatAmount } from './currencies.ts'
import { isHeldBack } from './dispute.ts'

/** What a refund names: a charge or a payment, and the amount in minor units (all that is left when absent). */
export type NewRefund = {
  charge?: string | undefined
  payment_intent?: string | undefined
  amount?: number | undefined
  reason?: string | undefined
  metadata: Record<string, string>
}

/** The charge that a call names, itself or by its payment. @throws ApiError `resource_missing`, or for an unpaid one */
export async function chargeIdOf(call: Call, input: NewRefund): Promise<string> {
  if (input.charge) return input.charge
  if (!input.payment_intent) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.')
  }
  const intent = await find(call.tx, 'payment_intent', input.payment_intent)
  if (!intent) throw resourceMissing('payment_intent', input.payment_intent, 'payment_intent')
  if (intent.object.status === 'succeeded' && typeof intent.object.latest_charge === 'string') {
    return intent.object.latest_charge
  }
  throw invalidRequest(`This PaymentIntent (${intent.object.id}) does not have a successful charge to refund.`)
}

function refundable(charge: Charge, wanted: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded
  const amount = wanted ?? left
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has failed and cannot be refunded.`)
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  if (amount > left) {
    const [wants, has] = [formatAmount(amount, charge.currency), formatAmount(left, charge.currency)]
    throw invalidRequest(`Refund amount (${wants}) is greater than unrefunded amount on charge (${has})`, {
      param: 'amount',
    })
  }
  return amount
}

/** How the bank behind a card takes money back: at once, later, or not after all. */
async function bankOf(call: Call, { payment_method: id }: Charge): Promise<CardOutcome['kind'] | undefined> {
  const method = id ? await find(call.tx, 'payment_method', id) : undefined
  return method && outcomeOf(method.notes.card).kind
}

/** The same charge with more or less of it given back. */
export function withRefunded(charge: Charge, amount: number): Charge {
  const refunded = charge.amount_refunded + amount
  return { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured }
}

/**
 * Gives money back, all or part. The charge's row is held, so two refunds never exceed it.
 * @throws ApiError `resource_missing`, `charge_already_refunded`, `charge_disputed`, or an amount above what is left
 */
export async function createRefund(call: Call, input: NewRefund): Promise<Refund> {
  const chargeId = await chargeIdOf(call, input)
  const stored = await lock(call.tx, 'charge', chargeId)
  if (!stored) throw resourceMissing('charge', chargeId, 'charge')
  if (await isHeldBack(call, stored.object)) {
    throw invalidRequest(`Charge ${chargeId} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  const amount = refundable(stored.object, input.amount)
  const bank = await bankOf(call, stored.object)
  const isLate = bank === 'delays-refunds'
  const charge = withRefunded(stored.object, amount)
  const id = newId('re')
  const moved = { amount: -amount, fee: 0, currency: charge.currency, source: id }
  const { id: movement } = await enter(call, { type: 'refund', category: 'refund', ...moved })
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: movement,
    charge: charge.id,
    created: epochSeconds(call.now),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: input.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(isLate && { pending_reason: 'processing' as const }),
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isLate ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
  await save(call.tx, charge)
  const settlesAt = new Date(call.now.getTime() + call.sandbox.processingMs).toISOString()
  await insert(call.tx, refund, isLate || bank === 'fails-refunds' ? { settlesAt } : {})
  await recordEvent(call, 'refund.created', refund)
  await recordEvent(call, 'charge.refunded', charge)
  return refund
}
