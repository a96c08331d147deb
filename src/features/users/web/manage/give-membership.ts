// What the form of a plan by hand holds, and what is sent of it.
import type { Api } from '#src/web/calls/api.ts'
import { isDay } from '#src/wire/calendar.ts'
import { priceDecimals } from '#src/wire/money/money.ts'
import { MOST_PERIODS } from '#src/wire/money/passes.ts'

export type Plan = Awaited<ReturnType<Api['listGivable']>>['plans'][number]

export type Form = {
  readonly planId: string
  readonly term: 'periods' | 'until'
  readonly periods: string
  readonly until: string
  readonly paid: string
  readonly reason: string
}

/** Which fields hold what cannot be sent. */
export const faultsIn = ({ term, periods, until, paid, reason }: Form, currency: string) => ({
  periods:
    term === 'periods' && !(/^\d+$/.test(periods.trim()) && Number(periods) >= 1 && Number(periods) <= MOST_PERIODS),
  until: term === 'until' && !isDay(until),
  paid: paid.trim() !== '' && !isSum(paid.trim(), priceDecimals(currency)),
  reason: reason.trim().length < 3,
})

/** Whether a text is a sum with as many decimals as its currency has, and more than nothing. */
const isSum = (text: string, decimals: number): boolean =>
  /^\d{1,8}([.,]\d+)?$/.test(text) && (text.split(/[.,]/)[1] ?? '').length <= decimals && /[1-9]/.test(text)

export const sentBy = ({ term, periods, until, paid, reason }: Form, plan: Plan) => ({
  planId: plan._id,
  heldUntil: plan.heldUntil,
  reason: reason.trim(),
  ...(term === 'until' ? { until } : { periods: Number(periods) }),
  ...(paid.trim() && { paid: paid.trim() }),
})
