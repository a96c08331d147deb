import { type Call, epochSeconds } from '../call.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { newId } from '../identifiers.ts'
import type { Charge, Refund } from '../objects.ts'
import { find, insert, lock, save } from '../store.ts'

/** What a refund names: a charge or a payment, and the amount in minor units (all that is left when absent). */
export type NewRefund = {
  charge?: string | undefined
  payment_intent?: string | undefined
  amount?: number | undefined
  reason?: string | undefined
  metadata: Record<string, string>
}

async function chargeIdOf(call: Call, input: NewRefund): Promise<string> {
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

const dollars = (amount: number): string => `$${(amount / 100).toFixed(2)}`

function refundable(charge: Charge, wanted: number | undefined): number {
  const left = charge.amount_captured - charge.amount_refunded
  const amount = wanted ?? left
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has failed and cannot be refunded.`)
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    )
  }
  return amount
}

/**
 * Gives money back, all or part. The charge's row is held, so two refunds never exceed it.
 * @throws ApiError `resource_missing`, `charge_already_refunded`, `charge_disputed`, or an amount above what is left
 */
export async function createRefund(call: Call, input: NewRefund): Promise<Refund> {
  const chargeId = await chargeIdOf(call, input)
  const stored = await lock(call.tx, 'charge', chargeId)
  if (!stored) throw resourceMissing('charge', chargeId, 'charge')
  const amount = refundable(stored.object, input.amount)
  const refundedTotal = stored.object.amount_refunded + amount
  const charge: Charge = {
    ...stored.object,
    amount_refunded: refundedTotal,
    refunded: refundedTotal === stored.object.amount_captured,
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: epochSeconds(call.now),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: input.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  await save(call.tx, charge)
  await insert(call.tx, refund)
  await recordEvent(call, 'refund.created', refund)
  await recordEvent(call, 'charge.refunded', charge)
  return refund
}
