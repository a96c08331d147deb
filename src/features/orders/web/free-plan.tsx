import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

import type { CardPaymentProps } from './card-payment.tsx'

/** One period of a plan that a coupon pays for whole: open after one press, and nothing renews. */
export function FreePlan({ buying, onCouponLost }: Pick<CardPaymentProps, 'buying' | 'onCouponLost'>) {
  const t = useTranslations('orders.planPayment')
  const orders = useTranslations('orders')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const join = async () => {
    setBusy(true)
    try {
      await buying.order()
      toast.afterNavigation('success', t('joined'))
      location.assign(buying.page)
    } catch (error) {
      setBusy(false)
      if (!isCallRefused(error)) return setMessage(orders('unavailable'))
      if (error.code === 'membership-held' || error.code === 'coupon-renewal') return location.replace(buying.page)
      if (error.code.startsWith('coupon-')) return onCouponLost(error.message)
      setMessage(error.message)
    }
  }
  return (
    <section className="panel pay-form">
      <p>{t('freeText')}</p>
      {message && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void join()}>
        {t('join')}
      </Button>
    </section>
  )
}
