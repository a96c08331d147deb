import { ArrowUpRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { CardPaymentProps } from './card-payment.tsx'
import { OnwardPayment } from './onward-payment.tsx'
import { useOrder } from './use-order.ts'

/** What happens on the page of Chargily; then the order is placed, and that page comes. */
export function ChargilyStart(paid: CardPaymentProps) {
  const { buying, dollars } = paid
  const t = useTranslations('orders.chargily')
  const amount = useAmount()
  const { isBusy, message, place } = useOrder({ ...paid, method: 'chargily' })
  return (
    <OnwardPayment
      title={t('title')}
      steps={[t('steps.go'), t('steps.pay'), t(buying.isPlan ? 'planOpen' : 'steps.open')]}
      message={message}
      promise={t('promise')}
    >
      <Button variant="primary" size="lg" block busy={isBusy} onClick={place}>
        {t('start')}{' '}
        <b className="pay-amount" aria-hidden="true">
          {amount(dollars)}
        </b>
        {!isBusy && <ArrowUpRight />}
      </Button>
    </OnwardPayment>
  )
}
