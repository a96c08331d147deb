import { useTranslations } from 'use-intl'

import type { CouponRow } from './coupon-words.tsx'
import { useValidity, useValue } from './coupon-words.tsx'

interface TicketProps {
  coupon: Pick<CouponRow, 'kind' | 'value' | 'startsOn' | 'endsOn' | 'scope'> & { readonly code: string }
  /** How many courses are chosen. */
  count: number
}

/** A coupon as it would be printed: what it takes off, its code, and what it is for. */
export function CouponTicket({ coupon, count }: TicketProps) {
  const t = useTranslations('managers.coupons')
  const value = useValue()
  const validity = useValidity()
  return (
    <div className="coupon-ticket">
      <p className="coupon-off">{coupon.value > 0 ? `−${value(coupon)}` : '–'}</p>
      <div>
        <b translate="no">{coupon.code || t('code')}</b>
        <span>{coupon.scope === 'all' ? t('all') : t('chosen', { count })}</span>
        <span>{validity(coupon)}</span>
      </div>
    </div>
  )
}
