import { type Call, epochSeconds } from '../call.ts'
import { days } from '../durations.ts'
import { newId } from '../identifiers.ts'
import type { BalanceTransaction } from '../objects.ts'
import { insert } from '../store.ts'

type Entry = {
  type: 'adjustment' | 'charge' | 'refund' | 'refund_failure'
  category: 'charge' | 'dispute' | 'dispute_reversal' | 'refund' | 'refund_failure'
  /** Signed, in minor units: what leaves the account is negative. */
  amount: number
  fee: number
  currency: string
  source: string
}

/** The provider's fee for a card, as its American price list has it: 2.9 % and 30 of the smallest unit. */
export const cardFeeOf = (amount: number): number => Math.round(amount * 0.029) + 30

/** What the provider keeps for each dispute, also of one that is won. */
export const DISPUTE_FEE = 1500

/** Writes a movement of the account's balance. */
export async function enter(call: Call, entry: Entry): Promise<BalanceTransaction> {
  const { amount, fee, currency, source } = entry
  const moved: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: epochSeconds(new Date(call.now.getTime() + days(2))),
    balance_type: 'payments',
    created: epochSeconds(call.now),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: entry.category,
    source,
    status: 'pending',
    type: entry.type,
  }
  await insert(call.tx, moved)
  return moved
}
