import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { CardPaymentProps } from './card-payment.tsx'
import { OnwardPayment } from './onward-payment.tsx'
import { useOrder } from './use-order.ts'

/** `transfer`: the order that waits for a transfer already. */
type TransferStartProps = CardPaymentProps & { transfer: string | null }

/** How a transfer goes; then the order is placed, and its page tells where the money goes to. */
export function TransferStart({ transfer, ...paid }: TransferStartProps) {
  const { buying, dollars } = paid
  const t = useTranslations('orders.transfer')
  const amount = useAmount()
  const { isBusy, message, place } = useOrder({ ...paid, method: 'transfer' })
  return (
    <OnwardPayment
      title={t('title')}
      steps={(['order', 'send', 'open'] as const).map(step => t(`${buying.isPlan ? 'planSteps' : 'steps'}.${step}`))}
      message={message}
      promise={t(buying.isPlan ? 'planPromise' : 'promise')}
    >
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
    </OnwardPayment>
  )
}
