import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

interface FreeJoinProps {
  courseId: string
  /** The code of the coupon that pays for all of it. */
  coupon?: string | undefined
}

/** A course of price 0, or one that a coupon makes so: joined at once, without a payment form (D-7). */
export function FreeJoin({ courseId, coupon }: FreeJoinProps) {
  const t = useTranslations('orders')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const join = async () => {
    setBusy(true)
    try {
      await api().createOrder({ courseId, ...(coupon && { coupon }) })
      toast.afterNavigation('success', t('joined'))
      location.assign(`/course/${courseId}`)
    } catch (error) {
      if (isCallRefused(error) && error.code === 'already-owned') return location.replace(`/course/${courseId}`)
      setMessage(isCallRefused(error) ? error.message : t('unavailable'))
      setBusy(false)
    }
  }
  return (
    <section className="panel pay-form">
      <p>{t(coupon ? 'coupon.freeText' : 'freeText')}</p>
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
