import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { Link } from '#src/web/links/link.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { CardPaymentProps } from './card-payment.tsx'

interface TransferStartProps extends CardPaymentProps {
  /** The order that waits for a transfer already. */
  transfer: string | null
}

/** How a transfer goes; then the order is placed, and its page tells where the money goes to. */
export function TransferStart({ courseId, coupon, dollars, onAmount, onCouponLost, transfer }: TransferStartProps) {
  const t = useTranslations('orders.transfer')
  const amount = useAmount()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const start = async () => {
    setBusy(true)
    try {
      const { amount: asked, discount = 0, order } = await api().createOrder({ courseId, ...(coupon && { coupon }) })
      onAmount(asked, discount)
      // Another price than was read: it is to be read before it is agreed to.
      if (asked !== dollars) return stop(t('otherPrice', { amount: amount(asked) }))
      await api().startPayment({ amount: asked, orderId: order._id, method: 'transfer' })
      location.assign(`/transfer/${order._id}`)
    } catch (error) {
      if (isCallRefused(error) && error.code === 'already-owned') return location.replace(`/course/${courseId}`)
      if (isCallRefused(error) && error.code.startsWith('coupon-')) return onCouponLost(error.message)
      stop(isCallRefused(error) ? error.message : t('failed'))
    }
  }
  const stop = (text: string) => {
    setMessage(text)
    setBusy(false)
  }
  return (
    <section className="panel pay-form">
      <h2 className="pay-heading">{t('title')}</h2>
      <ol className="pay-steps">
        {(['order', 'send', 'open'] as const).map(step => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      {message && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      {transfer ? (
        <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to={`/transfer/${transfer}`}>
          {t('goOn')}
        </Link>
      ) : (
        <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void start()}>
          {t('start')}{' '}
          <b className="pay-amount" aria-hidden="true">
            {amount(dollars)}
          </b>
        </Button>
      )}
      <p className="pay-promise">{t('promise')}</p>
    </section>
  )
}
