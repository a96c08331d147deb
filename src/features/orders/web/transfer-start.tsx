import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { CardPaymentProps } from './card-payment.tsx'
import { useOrder } from './use-order.ts'

interface TransferStartProps extends CardPaymentProps {
  /** The order that waits for a transfer already. */
  transfer: string | null
}

/** How a transfer goes; then the order is placed, and its page tells where the money goes to. */
export function TransferStart({ transfer, ...paid }: TransferStartProps) {
  const { dollars } = paid
  const t = useTranslations('orders.transfer')
  const amount = useAmount()
  const { isBusy, message, place } = useOrder({ ...paid, method: 'transfer' })
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
        <Button variant="primary" size="lg" block busy={isBusy} onClick={place}>
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
