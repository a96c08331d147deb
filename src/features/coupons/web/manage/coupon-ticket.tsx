import { useTranslations } from 'use-intl'

import type { CouponRow } from './coupon-words.tsx'
import { useFor, useValidity, useValue } from './coupon-words.tsx'

interface TicketProps {
  coupon: Pick<CouponRow, 'kind' | 'value' | 'startsOn' | 'endsOn' | 'things' | 'scope'> & { readonly code: string }
  /** How many courses or plans are chosen. */
  count: number
}

/** A coupon as it would be printed: what it takes off, its code, and what it is for. */
export function CouponTicket({ coupon, count }: TicketProps) {
  const t = useTranslations('managers.coupons')
  const value = useValue()
  const validity = useValidity()
  const forWhat = useFor()
  return (
    <div className="coupon-ticket">
      <p className="coupon-off">{coupon.value > 0 ? `−${value(coupon)}` : '–'}</p>
      <div>
        <b translate="no">{coupon.code || t('code')}</b>
        <span>{forWhat(coupon, count)}</span>
        <span>{validity(coupon)}</span>
      </div>
    </div>
  )
}
