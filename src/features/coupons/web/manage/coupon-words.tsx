// How a coupon is said, wherever staff read of one.
import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'
import type { Api } from '#src/web/calls/api.ts'
import { shortDay } from '#src/web/words/days.ts'
import { usePrice } from '#src/web/words/prices.ts'

export type CouponRow = Awaited<ReturnType<Api['manageCoupons']>>['coupons'][number]

const tones = {
  active: 'success',
  scheduled: 'warning',
  over: 'neutral',
  'used-up': 'neutral',
  off: 'warning',
  archived: 'neutral',
} as const

export function CouponState({ state }: Pick<CouponRow, 'state'>) {
  const t = useTranslations('managers.coupons.states')
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

/** @returns what a coupon takes off: 20%, $15 */
export function useValue(): (coupon: Pick<CouponRow, 'kind' | 'value'>) => string {
  const price = usePrice()
  return ({ kind, value }) => (kind === 'percent' ? `${value}%` : price(value))
}

/** @returns how often a coupon was used, and of how many times */
export function useUses(): (coupon: Pick<CouponRow, 'uses' | 'maxUses'>) => string {
  const t = useTranslations('managers.coupons')
  return ({ uses, maxUses }) => (maxUses === null ? String(uses) : t('usesOf', { uses, most: maxUses }))
}

/** @returns what a coupon is for: all courses, 2 plans, chosen plans where nobody counted them */
export function useFor(): (coupon: Pick<CouponRow, 'things' | 'scope'>, count?: number) => string {
  const t = useTranslations('managers.coupons')
  return ({ things, scope }, count) => {
    if (things === 'everything') return t('everything')
    if (scope === 'chosen' && count !== undefined) return t(`chosen.${things}`, { count })
    return t(`scopes.${things}.${scope}`)
  }
}

/** @returns when a coupon can be used */
export function useValidity(): (coupon: Pick<CouponRow, 'startsOn' | 'endsOn'>) => string {
  const t = useTranslations('managers.coupons')
  const said = (day: string) => shortDay.format(new Date(day))
  return ({ startsOn, endsOn }) => {
    if (startsOn && endsOn) return t('between', { from: said(startsOn), to: said(endsOn) })
    if (startsOn) return t('from', { day: said(startsOn) })
    return endsOn ? t('until', { day: said(endsOn) }) : t('always')
  }
}
