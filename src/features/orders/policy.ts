import type { Intent } from '#src/server/payments/intents.ts'
import type { ParkReason } from '#src/wire/parked.ts'

import type { orderStatuses } from './tables.ts'

export type OrderStatus = (typeof orderStatuses)[number]
type Order = { userId: string; courseId: string; amountCents: number; currency: string }

/** What has become of a payment, as far as an order cares. */
type PaymentFact = 'waiting' | 'processing' | 'paid' | 'refunded' | 'cancelled'

function factOf({
  status,
  refundedCents,
  receivedCents,
}: Pick<Intent, 'status' | 'refundedCents' | 'receivedCents'>): PaymentFact {
  if (status === 'succeeded') return refundedCents > 0 && refundedCents >= receivedCents ? 'refunded' : 'paid'
  if (status === 'canceled') return 'cancelled'
  return status === 'processing' ? 'processing' : 'waiting'
}

/**
 * The statuses from which each fact moves an order on. Whatever is not listed leaves it as it is, so facts that come
 * late, twice or out of order do no harm (R3, R4). A payment that succeeds counts even for an order that was given up.
 */
const movesFrom: Readonly<Record<PaymentFact, { to: OrderStatus; from: readonly OrderStatus[] }>> = {
  waiting: { to: 'open', from: ['processing'] },
  processing: { to: 'processing', from: ['open'] },
  cancelled: { to: 'cancelled', from: ['open', 'processing'] },
  paid: { to: 'paid', from: ['open', 'processing', 'cancelled'] },
  refunded: { to: 'refunded', from: ['open', 'processing', 'cancelled', 'paid'] },
}

/**
 * What a payment of an order means for it: a new status, nothing, or that the money goes back, because another payment
 * has settled the order (R5). A second payment counts as long as none has.
 */
export function decide(
  order: { status: OrderStatus; paymentIntentId: string | null },
  intent: Pick<Intent, 'id' | 'status' | 'refundedCents' | 'receivedCents'>,
): OrderStatus | 'unchanged' | 'give-back' {
  const fact = factOf(intent)
  const isSecond = order.paymentIntentId !== null && order.paymentIntentId !== intent.id
  if (isSecond && fact !== 'paid') return 'unchanged'
  if (isSecond && (order.status === 'paid' || order.status === 'refunded')) return 'give-back'
  const { to, from } = movesFrom[fact]
  return from.includes(order.status) ? to : 'unchanged'
}

/**
 * Whether a payment really is for this order: amount, currency, person, course and kind of money (T20, T84).
 * @returns why not, or undefined when it fits
 */
export function mismatch(order: Order, intent: Intent, livemode: boolean): ParkReason | undefined {
  const { userId, courseId } = intent.metadata
  const { amountCents: isCents, receivedCents } = intent
  const { amountCents: wantedCents } = order
  if (intent.livemode !== livemode) return { code: 'other-mode' }
  if (isCents !== wantedCents) return { code: 'amount', facts: { isCents, wantedCents } }
  if (intent.currency !== order.currency)
    return { code: 'currency', facts: { is: intent.currency, wanted: order.currency } }
  if (userId !== order.userId) return { code: 'other-person' }
  if (courseId !== order.courseId) return { code: 'other-course' }
  const isShort = intent.status === 'succeeded' && receivedCents < wantedCents
  return isShort ? { code: 'too-little', facts: { isCents: receivedCents, wantedCents } } : undefined
}

/** Why an order cannot be given back through the provider, or undefined when it can. */
export function refundBarOf(
  order: Pick<Order, 'amountCents'> & { status: OrderStatus; paymentIntentId: string | null },
): 'free' | 'unpaid' | 'refunded' | 'no-payment' | undefined {
  if (order.status === 'refunded') return 'refunded'
  if (order.status !== 'paid') return 'unpaid'
  if (order.amountCents === 0) return 'free'
  return order.paymentIntentId ? undefined : 'no-payment'
}
