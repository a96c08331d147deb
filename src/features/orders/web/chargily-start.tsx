import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { CardPaymentProps } from './card-payment.tsx'
import { useOrder } from './use-order.ts'

/** What happens on the page of Chargily; then the order is placed, and that page comes. */
export function ChargilyStart(paid: CardPaymentProps) {
  const { dollars } = paid
  const t = useTranslations('orders.chargily')
  const amount = useAmount()
  const { isBusy, message, place } = useOrder({ ...paid, method: 'chargily' })
  return (
    <section className="panel pay-form">
      <h2 className="pay-heading">{t('title')}</h2>
      <ol className="pay-steps">
        {(['go', 'pay', 'open'] as const).map(step => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      {message && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      <Button variant="primary" size="lg" block busy={isBusy} onClick={place}>
        {t('start')}{' '}
        <b className="pay-amount" aria-hidden="true">
          {amount(dollars)}
        </b>
        {!isBusy && <ArrowUpRight />}
      </Button>
      <p className="pay-promise">{t('promise')}</p>
    </section>
  )
}
