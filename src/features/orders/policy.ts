import type { Intent } from '#src/server/payments/intents.ts'
import { days, hours, minutes } from '#src/wire/durations.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import type { ReviewReason } from '#src/wire/review-reasons.ts'

import type { movementKinds, orderStatuses } from './tables.ts'

export type OrderStatus = (typeof orderStatuses)[number]
type Order = { userId: string; amountCents: number; currency: string }
/** What was ordered: a course, or a plan. */
type Thing = { readonly courseId: string | null; readonly planId?: string | null }

/** What has become of a payment, as far as an order cares. */
type PaymentFact = 'waiting' | 'processing' | 'paid' | 'refunded' | 'charged-back' | 'cancelled'
type Payment = Pick<Intent, 'id' | 'status' | 'refundedCents' | 'receivedCents' | 'dispute' | 'revision'>

function factOf({ status, refundedCents, receivedCents, dispute }: Payment): PaymentFact {
  if (status === 'succeeded') {
    if (refundedCents > 0 && refundedCents >= receivedCents) return 'refunded'
    return dispute === 'lost' ? 'charged-back' : 'paid'
  }
  if (status === 'canceled') return 'cancelled'
  return status === 'processing' ? 'processing' : 'waiting'
}

/**
 * The statuses from which each fact moves an order on. Whatever is not listed leaves it as it is, so facts that come
 * late, twice or out of order do no harm (R3, R4). A payment that succeeds counts even for an order that was given up;
 * and it counts again when the bank could not give it back, or a dispute was won in the end.
 */
const movesFrom: Readonly<Record<PaymentFact, { to: OrderStatus; from: readonly OrderStatus[] }>> = {
  waiting: { to: 'open', from: ['processing'] },
  processing: { to: 'processing', from: ['open'] },
  cancelled: { to: 'cancelled', from: ['open', 'processing'] },
  paid: { to: 'paid', from: ['open', 'processing', 'cancelled', 'refunded', 'charged-back'] },
  refunded: { to: 'refunded', from: ['open', 'processing', 'cancelled', 'paid', 'charged-back'] },
  'charged-back': { to: 'charged-back', from: ['open', 'processing', 'cancelled', 'paid', 'refunded'] },
}

/** The statuses in which an order has had its payment. */
const settled: readonly OrderStatus[] = ['paid', 'refunded', 'charged-back']

type Settling = { status: OrderStatus; paymentIntentId: string | null; revision: number }

/** Whether a payment is the one that settled an order, whatever became of it since. */
export const isSettledBy = (
  { status, paymentIntentId }: Omit<Settling, 'revision'>,
  { id }: Pick<Intent, 'id'>,
): boolean => paymentIntentId === id && settled.includes(status)

/** Whether another payment has settled an order, so that nothing is given for this one. */
export const isSettledOtherwise = (
  { status, paymentIntentId }: Omit<Settling, 'revision'>,
  { id }: Pick<Intent, 'id'>,
): boolean => paymentIntentId !== null && paymentIntentId !== id && settled.includes(status)

/**
 * What a payment of an order means for it: a new status, nothing, or that the money goes back, because another payment
 * has settled the order (R5). A second payment counts as long as none has. An answer that is older than what stands there
 * means nothing.
 */
export function decide(order: Settling, intent: Payment): OrderStatus | 'unchanged' | 'give-back' {
  const fact = factOf(intent)
  const isSecond = order.paymentIntentId !== null && order.paymentIntentId !== intent.id
  if (isSecond && fact !== 'paid') return 'unchanged'
  if (isSettledOtherwise(order, intent)) return 'give-back'
  if (!isSecond && intent.revision < order.revision) return 'unchanged'
  const { to, from } = movesFrom[fact]
  return from.includes(order.status) ? to : 'unchanged'
}

/**
 * Whether a payment really is for this order: amount, currency, person, course or plan, and kind of money (T20, T84).
 * @returns why not, or undefined when it fits
 */
export function mismatch(order: Order & Thing, intent: Intent, livemode: boolean): ReviewReason | undefined {
  const { userId } = intent.metadata
  const { amountCents: isCents, receivedCents } = intent
  const { amountCents: wantedCents } = order
  if (intent.livemode !== livemode) return { code: 'other-mode' }
  if (isCents !== wantedCents) return { code: 'amount', facts: { isCents, wantedCents } }
  if (intent.currency !== order.currency)
    return { code: 'currency', facts: { is: intent.currency, wanted: order.currency } }
  if (userId !== order.userId) return { code: 'other-person' }
  if (isOfOther(order, intent)) return { code: 'other-course' }
  const isShort = intent.status === 'succeeded' && receivedCents < wantedCents
  return isShort ? { code: 'too-little', facts: { isCents: receivedCents, wantedCents } } : undefined
}

/** Whether a payment names another course, or another plan. */
function isOfOther({ courseId, planId = null }: Thing, { metadata }: Intent): boolean {
  return (metadata['courseId'] ?? null) !== courseId || (metadata['planId'] ?? null) !== planId
}

type Unsettled = {
  status: OrderStatus
  amountCents: number
  createdAt: Date
  paymentIntentId?: string | null
  /** Whether its buyer is elsewhere by now than the tax of the order is of. */
  isTaxedElsewhere?: boolean
}

/** How long an order keeps its price while the course's changes (R26). */
const PRICE_KEPT_MS = minutes(30)

/**
 * Whether an order nobody has paid yet stands at a price that is no longer offered: a lower price counts at once, a
 * higher one only for orders that are older than the time they keep theirs (R26). Another country of the buyer counts at once,
 * whatever it costs there. Who was told what to transfer may have
 * done it: that order keeps its price until it is given up.
 * @param offeredCents what the course costs now, less what the order's coupon takes off as long as that is offered, with the tax
 *   where that is added, in minor units
 */
export const isOutdated = (
  { status, amountCents, createdAt, paymentIntentId, isTaxedElsewhere = false }: Unsettled,
  offeredCents: number,
  now: Date,
): boolean =>
  status === 'open' &&
  !(paymentIntentId && methodOf(paymentIntentId) === 'transfer') &&
  (isTaxedElsewhere ||
    offeredCents < amountCents ||
    (offeredCents > amountCents && now.getTime() - createdAt.getTime() > PRICE_KEPT_MS))

/**
 * Why an order cannot be given back through the provider, or undefined when it can.
 * @param order `isInquiry` of one that is disputed: whether the bank only asks
 */
export function refundBarOf(
  order: Pick<Order, 'amountCents'> & { dispute: 'open' | 'won' | 'lost' | null } & {
    isInquiry: boolean
    status: OrderStatus
    paymentIntentId: string | null
  },
): 'free' | 'unpaid' | 'refunded' | 'charged-back' | 'no-payment' | 'disputed' | undefined {
  if (order.status === 'refunded' || order.status === 'charged-back') return order.status
  if (order.status !== 'paid') return 'unpaid'
  if (order.amountCents === 0) return 'free'
  if (!order.paymentIntentId) return 'no-payment'
  // The bank has taken the money already: giving it back as well would pay twice.
  return order.dispute === 'open' && !order.isInquiry ? 'disputed' : undefined
}

type Paid = { status: OrderStatus; amountCents: number; paidAt: Date | null; withdrawnAt: Date | null }

/**
 * The order that keeps a course open: the one that was paid last of those whose money is here and which nobody took away.
 * @param bought all that one person ordered of that course
 */
export const openerOf = <Bought extends Paid>(bought: readonly Bought[]): Bought | undefined =>
  bought
    .filter(({ status, amountCents, withdrawnAt }) => status === 'paid' && amountCents > 0 && withdrawnAt === null)
    .toSorted((one, other) => Number(other.paidAt) - Number(one.paidAt))[0]

export type MovementKind = (typeof movementKinds)[number]

/** What the ledger holds of a payment: sums of each kind in minor units, and the revision of the latest answer in it. */
export type Booked = { readonly [K in MovementKind]?: number } & { readonly revision?: number }

/** What the ledger lacks of a payment. */
export type Lacking = { readonly what: MovementKind; readonly amountCents: number }

/**
 * What has moved of a payment since the ledger was written: the difference between what the provider says now and what stands
 * there. So an answer that comes twice adds nothing, one that was lost is made up for by the next, and one that is older than
 * what stands there moves nothing.
 */
export function lackingOf(intent: Omit<Payment, 'id'> & Pick<Intent, 'failedCents' | 'disputedCents'>, booked: Booked) {
  const { status, receivedCents, refundedCents, failedCents, dispute, disputedCents, revision } = intent
  if (status !== 'succeeded' || revision < (booked.revision ?? 0)) return []
  const of = (what: MovementKind): number => booked[what] ?? 0
  const takenCents = dispute === 'lost' ? disputedCents : 0
  // Of a dispute the ledger holds what was taken and what was given up again: which of the two has grown?
  const takenMore = -takenCents - of('chargeback') - of('chargeback-won')
  const lacking: Lacking[] = [
    { what: 'payment', amountCents: receivedCents - of('payment') },
    { what: 'refund', amountCents: -refundedCents - failedCents - of('refund') },
    { what: 'refund-failed', amountCents: failedCents - of('refund-failed') },
    { what: takenMore < 0 ? 'chargeback' : 'chargeback-won', amountCents: takenMore },
  ]
  return lacking.filter(({ amountCents }) => amountCents !== 0)
}

type Taken = { readonly id: string; readonly cents: number; readonly currency: string; readonly at: Date }

/**
 * What the ledger lacks of the fees of a payment, entry by entry. The first row of an entry has its date; a correction, which
 * no provider has made so far, happened when it was heard of.
 * @param booked sums of the ledger by the provider's entry, below zero for what was kept
 */
export const lackingFeesOf = (fees: readonly Taken[], booked: ReadonlyMap<string, number>, now: Date) =>
  fees.flatMap(({ id: source, cents, currency, at }) => {
    const held = booked.get(source)
    const amountCents = 0 - cents - (held ?? 0)
    return amountCents === 0 ? [] : [{ source, amountCents, currency, happenedAt: held === undefined ? at : now }]
  })

/** How long after its payment a fee that is not known yet is waited for, and when all are looked at once more. */
const FEES_SETTLED_MS = days(40)
const FEES_AGAIN_MS = hours(1)

/** When the fees of a payment are to be read again: soon where they are not all known, and once more later on. */
export function nextFeesAt({ isWhole, paidAt, now }: { isWhole: boolean; paidAt: Date; now: Date }): Date | null {
  const settledAt = new Date(paidAt.getTime() + FEES_SETTLED_MS)
  if (now >= settledAt) return null
  return isWhole ? settledAt : new Date(now.getTime() + FEES_AGAIN_MS)
}
