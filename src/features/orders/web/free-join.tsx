import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { toast } from '#src/web/toast.ts'

/** A course of price 0: joined at once, without a payment form (D-7). */
export function FreeJoin({ courseId }: { courseId: string }) {
  const t = useTranslations('orders')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const join = async () => {
    setBusy(true)
    try {
      await api().createOrder({ courseId })
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
