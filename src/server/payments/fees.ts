// What the card provider keeps of a payment: it stands in the movements of its account's balance (decision 0105).
import Stripe from 'stripe'

import { dateOf } from './intents.ts'
import type { Page } from './listed-intents.ts'
import { hasCode, PaymentsRefused } from './reached.ts'

/** What a provider kept at once. */
type Fee = {
  /** Of the provider's own entry, which never changes: a correction is another one. */
  readonly id: string
  /** In minor units of a currency that need not be that of the sale; below zero where a fee was given back. */
  readonly cents: number
  readonly currency: string
  readonly at: Date
}

/** What a provider has kept of a payment so far. */
export type Fees = {
  readonly fees: readonly Fee[]
  /** Whether all is known: the fee of a payment that a bank works on is not. */
  readonly isWhole: boolean
}

/** The key may not read what was kept: of this payment as of any other. */
export class FeesRefused extends PaymentsRefused {}

export const noFees: Fees = { fees: [], isWhole: true }

/** @returns undefined when the provider knows none of this id @throws FeesRefused where the key may not read fees */
export const findFees = (stripe: Stripe, id: string): Promise<Fees | undefined> =>
  permitted(async () => {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] })
    const { latest_charge: charge } = intent
    if (typeof charge !== 'object' || !charge?.paid) return { fees: [], isWhole: false }
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list({
        payment_intent: id,
        limit: 100,
        expand: ['data.balance_transaction', 'data.failure_balance_transaction'],
      }),
      charge.disputed ? stripe.disputes.list({ payment_intent: id, limit: 100 }) : undefined,
    ])
    const entries = [
      charge.balance_transaction,
      ...refunds.data.flatMap(refund => [refund.balance_transaction, refund.failure_balance_transaction]),
      ...(disputes?.data ?? []).flatMap(dispute => dispute.balance_transactions),
    ]
    return { fees: entries.flatMap(feeIn), isWhole: isThere(charge.balance_transaction) }
  })

/** A fee and the payment that it was taken of; none where it is about something else. */
export type ListedFee = Fee & { readonly paymentId: string | undefined }

/** @param after the `next` of the page before @returns all fees since then, of a hundred movements, the latest first */
export const listFees = (stripe: Stripe, since: Date, after?: string): Promise<Page<ListedFee>> =>
  permitted(async () => {
    const { data, has_more: hasMore } = await stripe.balanceTransactions.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      limit: 100,
      expand: ['data.source'],
      ...(after && { starting_after: after }),
    })
    const items = data.flatMap(entry => feeIn(entry).map(fee => ({ ...fee, paymentId: paymentOf(entry.source) })))
    return { items, next: hasMore ? data.at(-1)?.id : undefined }
  }).then(page => page ?? { items: [], next: undefined })

type Entry = Stripe.BalanceTransaction

const isThere = (entry: Entry | string | null | undefined): entry is Entry =>
  typeof entry === 'object' && entry !== null

const feeIn = (entry: Entry | string | null | undefined): Fee[] =>
  isThere(entry) && entry.fee !== 0
    ? [{ id: entry.id, cents: entry.fee, currency: entry.currency, at: dateOf(entry.created) }]
    : []

/** Charges, refunds and disputes name their payment. */
function paymentOf(source: Entry['source']): string | undefined {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source)) return undefined
  const intent = source.payment_intent
  return typeof intent === 'string' ? intent : intent?.id
}

/** A key that may sell, and not read the balance, is no provider that is away. */
async function permitted<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    if (error instanceof Stripe.errors.StripePermissionError) throw new FeesRefused(error.message, { cause: error })
    throw error
  }
}
