import { seconds } from '#src/wire/durations.ts'

import { PaymentsBusy, PaymentsCrowded, PaymentsUnavailable, reached } from './reached.ts'

/** Failed calls in a row after which nobody waits for the provider any more. */
const FAILURES_TO_OPEN = 5

/** How long calls fail at once, before one is let through again. */
const PAUSE_MS = seconds(10)

/** A provider that refuses a call for its number, or for the same one being under way, has answered. */
const isAway = (error: unknown): boolean =>
  error instanceof PaymentsUnavailable && !(error instanceof PaymentsBusy || error instanceof PaymentsCrowded)

export type BreakerOptions = {
  readonly pauseMs?: number | undefined
  /** Told when it opens and closes. */
  readonly onChange?: ((state: 'open' | 'closed') => void) | undefined
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number
}

/**
 * Keeps a provider that is away from being waited for: after five failed calls in a row every call fails at once; after
 * ten seconds one call tries, and its outcome decides for all (R12).
 * @returns a function that makes a call; it throws PaymentsUnavailable, and what the call throws
 */
export function createBreaker({ pauseMs = PAUSE_MS, onChange, now = () => performance.now() }: BreakerOptions = {}) {
  let failures = 0
  let openUntil: number | undefined
  let isProbing = false

  const succeed = () => {
    if (openUntil !== undefined) onChange?.('closed')
    failures = 0
    openUntil = undefined
  }
  const fail = () => {
    failures += 1
    if (failures < FAILURES_TO_OPEN) return
    if (openUntil === undefined) onChange?.('open')
    openUntil = now() + pauseMs
  }

  return async <T>(call: () => Promise<T>): Promise<T> => {
    const isProbe = openUntil !== undefined
    if (openUntil !== undefined && (isProbing || now() < openUntil)) {
      throw new PaymentsUnavailable('not asked: the last calls all failed')
    }
    if (isProbe) isProbing = true
    try {
      const answer = await reached(call)
      succeed()
      return answer
    } catch (error) {
      if (isAway(error)) fail()
      else succeed()
      throw error
    } finally {
      if (isProbe) isProbing = false
    }
  }
}
