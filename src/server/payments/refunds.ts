import type Stripe from 'stripe'

import { findIntent, isFailed, lostOf, sumOf } from './intents.ts'
import { type Refusal, refusalIn } from './reached.ts'

/** What is asked for, and by what: each attempt has a key of its own, and all attempts for one cause share that. */
export type RefundOrder = {
  readonly key: string
  readonly cause: string
  /** A part of it, in minor units, which goes back once for its cause; all that is left where nothing is said. */
  readonly cents?: number | undefined
  /** That somebody sends it back, or has, where the provider cannot do it: what they note of that. */
  readonly byHand?: { readonly note: string; readonly by: string } | undefined
}

/** What came of asking for a refund: what has gone back for its cause, in minor units; or what the provider has against it. */
export type RefundAnswer =
  | { readonly isRefunded: true; readonly cents: number }
  | ({ readonly isRefunded: false } & Refusal)

/** Gives back all that is left of a payment, or a part of it; nothing happens when that was done before. */
export async function refund(stripe: Stripe, intentId: string, order: RefundOrder): Promise<RefundAnswer> {
  if (order.cents !== undefined) return refundPart(stripe, intentId, { ...order, cents: order.cents })
  const { key, cause } = order
  const refusal = await ask(stripe, key, { payment_intent: intentId, metadata: { cause } })
  const isBack = !refusal || refusal.code === 'charge_already_refunded' || (await isAllBack(stripe, intentId))
  if (!isBack) return { isRefunded: false, ...refusal }
  // An attempt whose answer nobody heard may have done it.
  return { isRefunded: true, cents: await sumReturned(stripe, intentId, cause) }
}

/** The provider forgets a key after some time, and never the cause: what went back for that does not go back again. */
async function refundPart(
  stripe: Stripe,
  intentId: string,
  { key, cause, cents: amount }: RefundOrder & { cents: number },
): Promise<RefundAnswer> {
  const before = await sumReturned(stripe, intentId, cause)
  if (before > 0) return { isRefunded: true, cents: before }
  const refusal = await ask(stripe, key, { payment_intent: intentId, amount, metadata: { cause } })
  const cents = await sumReturned(stripe, intentId, cause)
  if (cents > 0) return { isRefunded: true, cents }
  return { isRefunded: false, ...(refusal ?? notTaken) }
}

const notTaken: Refusal = { code: undefined, reason: "the buyer's bank did not take it", isPassing: false }

/** @returns what the provider has against it; undefined where it did it. It throws what leaves that open */
async function ask(stripe: Stripe, key: string, wanted: Stripe.RefundCreateParams): Promise<Refusal | undefined> {
  using tries = countTries(stripe, key)
  try {
    await stripe.refunds.create(wanted, { idempotencyKey: key })
    return undefined
  } catch (error) {
    const refusal = refusalIn(error)
    // Who is turned away at a repetition does not know what becomes of the first try.
    if (!refusal || (refusal.isPassing && tries.count() > 1)) throw error
    return refusal
  }
}

type Listen = (event: 'request', listener: (sent: Stripe.RequestEvent) => void) => unknown

/** Counts what the SDK sends for a key: it repeats a call of which the line broke, even where it is to repeat none. */
function countTries(
  stripe: { readonly on: Listen; readonly off: Listen },
  key: string,
): Disposable & { readonly count: () => number } {
  let tries = 0
  const onRequest = (sent: Stripe.RequestEvent) => {
    if (sent.idempotency_key === key) tries += 1
  }
  stripe.on('request', onRequest)
  return { count: () => tries, [Symbol.dispose]: () => void stripe.off('request', onRequest) }
}

/** Of what is disputed since it went back the provider may name the dispute. */
async function isAllBack(stripe: Stripe, intentId: string): Promise<boolean> {
  const intent = await findIntent(stripe, intentId)
  return intent !== undefined && lostOf(intent) === 'refunded'
}

/** What has gone back of a payment for a cause, in minor units. */
export async function sumReturned(stripe: Stripe, intentId: string, cause: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 })
  return sumOf(data.filter(one => one.metadata?.['cause'] === cause && !isFailed(one)))
}
