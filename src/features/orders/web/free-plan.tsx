import { useTranslations } from 'use-intl'

import { isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import type { CardPaymentProps } from './card-payment.tsx'
import { FreePart } from './free-part.tsx'

/** One period of a plan that a coupon pays for whole: open after one press, and nothing renews. */
export function FreePlan({ buying, onCouponLost }: Pick<CardPaymentProps, 'buying' | 'onCouponLost'>) {
  const t = useTranslations('orders.planPayment')
  const orders = useTranslations('orders')
  const join = async () => {
    try {
      await buying.order()
      toast.afterNavigation('success', t('joined'))
      location.assign(buying.page)
    } catch (error) {
      if (!isCallRefused(error)) return orders('unavailable')
      if (error.code === 'membership-held' || error.code === 'coupon-renewal') location.replace(buying.page)
      else if (error.code.startsWith('coupon-')) onCouponLost(error.message)
      else return error.message
    }
    return undefined
  }
  return <FreePart text={t('freeText')} go={t('join')} order={join} />
}
