import type Stripe from 'stripe'

import type { Method } from '#src/wire/money/methods.ts'

import { hasCode } from './reached.ts'
import type { lostMoney } from './tables.ts'

type Dispute = 'open' | 'won' | 'lost'

/** How far a payment is, at whichever provider: the money may still be sent, is on its way, is here, or will not come. */
export type PaymentStatus = 'waiting' | 'processing' | 'succeeded' | 'canceled'

/** What its buyer does next: fill in the provider's form, go to the provider's page, or read what to transfer. */
type NextStep =
  | { readonly kind: 'form'; readonly clientSecret: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'transfer' }

/** A payment; amounts in minor units. */
export type Intent = {
  readonly id: string
  /** Null where nothing is left to do. */
  readonly next: NextStep | null
  readonly status: PaymentStatus
  readonly amountCents: number
  /** What has really been received. */
  readonly receivedCents: number
  /** What was given back and has not come to nothing at the bank. */
  readonly refundedCents: number
  readonly failedRefunds: number
  /** Of all refunds that failed; what was sent again and failed again counts twice. */
  readonly failedCents: number
  /** Whether the buyer's bank takes it back: it may (`open`), it does not (`won`), it did (`lost`); null when never asked. */
  readonly dispute: Dispute | null
  /** What that is about, which may be a part of the payment; 0 when never asked. */
  readonly disputedCents: number
  /** Whether the bank only asks: it holds no money yet, and giving it back is an answer. */
  readonly isInquiry: boolean
  /** Grows with every refund, failed refund and step of a dispute: an answer with a lower one is older. */
  readonly revision: number
  readonly currency: string
  readonly livemode: boolean
  readonly metadata: Readonly<Record<string, string>>
  readonly receiptUrl: string | null
  /** Whose bill it pays, for the payments of subscriptions; those of orders name nobody. */
  readonly customerId: string | null
  readonly madeAt: Date
  /** When its money came, and when a part of it went back last, where the provider says so. */
  readonly paidAt?: Date | undefined
  readonly refundedAt?: Date | undefined
}

/** That nothing of a payment is left: given back whole, or taken back by the buyer's bank for good. */
export type Lost = (typeof lostMoney)[number] | null

/** @returns null too where it is only disputed, or a part went back */
export function lostOf({ receivedCents, refundedCents, dispute }: Intent): Lost {
  if (receivedCents > 0 && refundedCents >= receivedCents) return 'refunded'
  return dispute === 'lost' ? 'charged-back' : null
}

/** Whether it pays for a subscription: its bills name a customer, orders of ours never do. */
export const isBill = ({ customerId, metadata }: Intent): boolean => customerId !== null && !metadata['orderId']

export type NewIntent = {
  readonly amountCents: number
  readonly currency: string
  readonly description: string
  readonly metadata: Record<string, string>
  /** The same key always gives the same intent. */
  readonly idempotencyKey: string
  /** By which it is to be paid; by card where nothing else is said. */
  readonly method?: Method
}

/** Makes a payment that any method of the account may pay. */
export async function createIntent(stripe: Stripe, intent: NewIntent): Promise<Intent> {
  const created = await stripe.paymentIntents.create(
    {
      amount: intent.amountCents,
      currency: intent.currency,
      description: intent.description,
      metadata: intent.metadata,
      automatic_payment_methods: { enabled: true },
    },
    { idempotencyKey: intent.idempotencyKey },
  )
  return intentOf(created)
}

/** @returns undefined when the provider knows none of this id */
export async function findIntent(stripe: Stripe, id: string): Promise<Intent | undefined> {
  try {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    return { ...intentOf(intent), ...(await afterwardsOf(stripe, intent)) }
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

type Afterwards = Standing & Pick<Intent, 'refundedCents' | 'failedRefunds' | 'failedCents' | 'revision' | 'refundedAt'>
type Standing = Pick<Intent, 'dispute' | 'disputedCents' | 'isInquiry'>

/** What happened to a payment after it was made. */
async function afterwardsOf(
  stripe: Stripe,
  { id, status, latest_charge: charge }: Stripe.PaymentIntent,
): Promise<Afterwards> {
  if (status !== 'succeeded') return untouched
  const isDisputed = typeof charge === 'object' && charge?.disputed === true
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list({ payment_intent: id, limit: 100 }),
    isDisputed ? stripe.disputes.list({ payment_intent: id, limit: 100 }) : undefined,
  ])
  const standing = refunds.data.filter(refund => !isFailed(refund))
  const failed = refunds.data.filter(isFailed)
  return {
    refundedCents: sumOf(standing),
    failedRefunds: failed.length,
    failedCents: sumOf(failed),
    ...standOf(disputes?.data ?? []),
    revision: revisionOf(refunds.data, disputes?.data ?? []),
    refundedAt: latestOf(refunds.data),
  }
}

const latestOf = (moved: readonly { created: number }[]): Date | undefined =>
  moved.length > 0 ? dateOf(Math.max(...moved.map(({ created }) => created))) : undefined

/** @param at in seconds since 1970, as the provider counts */
export const dateOf = (at: number): Date => new Date(at * 1000)

function standOf(disputes: readonly Stripe.Dispute[]): Standing {
  const of = Map.groupBy(disputes, ({ status }) => stateOf(status))
  const dispute = (['open', 'lost', 'won'] as const).find(state => of.has(state)) ?? null
  const deciding = (dispute && of.get(dispute)) ?? []
  return { dispute, disputedCents: sumOf(deciding), isInquiry: dispute === 'open' && deciding.every(asks) }
}

export const sumOf = (moved: readonly { amount: number }[]): number =>
  moved.reduce((sum, { amount }) => sum + amount, 0)

const revisionOf = (refunds: readonly Stripe.Refund[], disputes: readonly Stripe.Dispute[]): number =>
  refunds.length +
  refunds.filter(isFailed).length +
  disputes.reduce((sum, dispute) => sum + (asks(dispute) ? 1 : ranks[stateOf(dispute.status)]), 0)

export const untouched: Afterwards = {
  refundedCents: 0,
  failedRefunds: 0,
  failedCents: 0,
  dispute: null,
  disputedCents: 0,
  isInquiry: false,
  revision: 0,
}

export const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled'

/** How far a dispute has come, after an inquiry: a lost one may be won yet, never the reverse. */
const ranks: Readonly<Record<Dispute, number>> = { open: 2, lost: 3, won: 4 }

export const asks = ({ status }: Stripe.Dispute): boolean =>
  status.startsWith('warning_') && status !== 'warning_closed'

/** An inquiry that was closed, or a dispute that was prevented, takes no money. */
export function stateOf(status: Stripe.Dispute.Status): Dispute {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}

/** Cancels a payment, unless it is too late for that. @returns what it is now, or undefined when there is none */
export async function cancelIntent(stripe: Stripe, id: string): Promise<Intent | undefined> {
  try {
    return intentOf(await stripe.paymentIntents.cancel(id))
  } catch (error) {
    if (hasCode(error, 'payment_intent_unexpected_state')) return findIntent(stripe, id)
    if (hasCode(error, 'resource_missing')) return undefined
    throw error
  }
}

/** Whatever the provider still wants from the buyer, no money is on its way. */
const statusOf = (status: Stripe.PaymentIntent.Status): PaymentStatus =>
  (['processing', 'succeeded', 'canceled'] as const).find(one => one === status) ?? 'waiting'

const paidAtOf = (charge: Stripe.Charge | null): Date | undefined => (charge?.paid ? dateOf(charge.created) : undefined)

export function intentOf(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const { customer } = intent
  return {
    id: intent.id,
    next: intent.client_secret ? { kind: 'form', clientSecret: intent.client_secret } : null,
    status: statusOf(intent.status),
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    ...untouched,
    refundedCents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    livemode: intent.livemode,
    metadata: intent.metadata,
    receiptUrl: charge?.receipt_url ?? null,
    madeAt: dateOf(intent.created),
    paidAt: paidAtOf(charge),
    customerId: typeof customer === 'string' ? customer : (customer?.id ?? null),
  }
}
