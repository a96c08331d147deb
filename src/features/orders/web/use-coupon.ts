import { useState } from 'react'

import { COUPON, type Applied, type Check, type Tried, tryCoupon } from './coupon-link.ts'

export type CouponChoice = ReturnType<typeof useCoupon>

/**
 * The coupon that a course or a plan is paid with.
 * @param check asks what a code does
 * @param tried what came of the one in the address
 */
export function useCoupon(check: Check, tried: Tried | null) {
  const [now, setNow] = useState(tried)
  /** Whether somebody chose here: then the focus follows what they did. */
  const [isChosen, setChosen] = useState(false)
  const take = (next: Tried | null) => {
    setNow(next)
    setChosen(true)
    keepInAddress(next && 'applied' in next ? next.applied : undefined)
  }
  const refused = now && 'refusal' in now ? now : undefined
  return {
    applied: now && 'applied' in now ? now.applied : undefined,
    refused,
    isChosen,
    /** @returns why it does nothing */
    apply: async (coupon: string): Promise<string | undefined> => {
      const next = await tryCoupon(check, coupon)
      if ('refusal' in next) return next.refusal
      take(next)
      return undefined
    },
    remove: () => take(null),
    /** It was there when it was looked up, and is used up or over by now. */
    lose: (typed: string, refusal: string) => take({ typed, refusal }),
  }
}

/** Whoever loads the page anew finds it as it was. */
function keepInAddress(applied: Applied | undefined): void {
  const url = new URL(location.href)
  if (applied) url.searchParams.set(COUPON, applied.code)
  else url.searchParams.delete(COUPON)
  history.replaceState(history.state, '', url)
}
