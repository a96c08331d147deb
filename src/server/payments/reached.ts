import { setTimeout } from 'node:timers/promises'

import Stripe from 'stripe'

import { seconds } from '#src/wire/durations.ts'

/** The provider did not answer, not in time, or with trouble of its own. */
export class PaymentsUnavailable extends Error {
  override name = 'PaymentsUnavailable'
}

/** The provider failed inside: it repeats that answer for the same idempotency key, so only a new key helps. */
export class PaymentsBroken extends PaymentsUnavailable {}

/** The same call is still under way: this one was refused, while the provider is well. */
export class PaymentsBusy extends PaymentsUnavailable {}

/** Too many calls: the provider is well, and answers again when it is left alone for a moment. */
export class PaymentsCrowded extends PaymentsUnavailable {}

/**
 * What the provider has against a call, where nobody expects it: a fault of ours, for the log. Its error says a status of
 * its own, which would else become our answer's.
 */
export class PaymentsRefused extends Error {
  override name = 'PaymentsRefused'
}

/** Whether the provider refused a call for this reason, e.g. `resource_missing`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code

const {
  StripeAuthenticationError,
  StripeCardError,
  StripeConnectionError,
  StripeInvalidRequestError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors

/** Why the provider does not do a call, and whether that is for the call's own sake, or may be otherwise another time. */
export type Refusal = { readonly code: string | undefined; readonly reason: string; readonly isPassing: boolean }

/** What the provider said against a call of which it did nothing; undefined for every error after which nobody knows. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError)
    return { code: error.code, reason: error.message, isPassing: false }
  return isTurnedAway(error) ? { code: error.code, reason: error.message, isPassing: true } : undefined
}

/** A key without the right, or too many calls. Where another call holds the object, that one may be ours, unheard. */
const isTurnedAway = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof StripePermissionError || (error instanceof StripeRateLimitError && error.code !== 'lock_timeout')

/** What the provider throws becomes errors of ours: trouble on its side, which callers can tell, and what nobody expects. */
export async function reached<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeAPIError) throw new PaymentsBroken(cause.message, { cause })
    if (isBusy(cause)) throw new PaymentsBusy(cause.message, { cause })
    if (cause instanceof StripeRateLimitError) throw new PaymentsCrowded(cause.message, { cause })
    if (isAway(cause)) throw new PaymentsUnavailable(cause.message, { cause })
    if (cause instanceof Stripe.errors.StripeError) throw new PaymentsRefused(cause.message, { cause })
    throw cause
  }
}

const isBusy = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'

/** How often a call is made whose key is in use, beside the SDK's own repetitions, and the longest pause before each. */
const TURNS = 5
const LONGEST_PAUSE_MS = seconds(1)

/** Waits for the same call to be through that is under way already: many at once would else be turned away, each by another. */
export async function inTurn<T>(call: () => Promise<T>): Promise<T> {
  for (let turn = 1; turn < TURNS; turn += 1) {
    try {
      return await call()
    } catch (error) {
      if (!isBusy(error)) throw error
      // Each another while: they would meet again.
      await setTimeout(Math.random() * LONGEST_PAUSE_MS)
    }
  }
  return call()
}

/** Not reached, or keys that it does not take. */
function isAway(error: unknown): error is Error {
  const kinds = [StripeAuthenticationError, StripeConnectionError, StripePermissionError]
  return kinds.some(kind => error instanceof kind)
}
