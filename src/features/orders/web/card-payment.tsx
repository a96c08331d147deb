import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { ErrorState, Notice } from '#src/ui/controls/message.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import { isOver, usePayment, useSettledElsewhere } from './use-payment.ts'

interface CardPaymentProps {
  courseId: string
  /** What is paid. */
  dollars: number
  onAmount: (dollars: number) => void
}

/** L-PAY-2, L-PAY-3: the provider's form and 'Pay Now'. The card's data never touches this page. */
export function CardPayment({ courseId, dollars, onAmount }: CardPaymentProps) {
  const t = useTranslations('orders')
  const { place, step, message, pay, retry, settle } = usePayment({ courseId, onAmount })
  useSettledElsewhere(step === 'ready', courseId, settle)
  if (step === 'unavailable') {
    return <ErrorState heading="h2" title={t('unavailable')} text={message} retryLabel={t('retry')} onRetry={retry} />
  }
  const isOpen = step === 'ready' || step === 'paying'
  return (
    <section className="panel pay-form" aria-busy={step === 'loading'}>
      {step === 'loading' && <Loading />}
      {isOpen && <h2>{t('details')}</h2>}
      <div ref={place} className="pay-fields" data-step={step} inert={!isOpen} hidden={isOver(step)} />
      {message && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      {isOpen && <PayButton isPaying={step === 'paying'} dollars={dollars} onPay={() => void pay()} />}
      {step === 'processing' && <Processing />}
      {step === 'settled' && <Settled courseId={courseId} />}
      {step === 'succeeded' && (
        <Notice tone="success" role="status">
          {t('succeededNote')}
        </Notice>
      )}
    </section>
  )
}

interface PayButtonProps {
  isPaying: boolean
  dollars: number
  onPay: () => void
}

function PayButton({ isPaying, dollars, onPay }: PayButtonProps) {
  const t = useTranslations('orders')
  const amount = useAmount()
  return (
    <>
      <Button variant="primary" size="lg" block busy={isPaying} onClick={onPay}>
        {!isPaying && <Lock />}
        {t(isPaying ? 'paying' : 'pay')}{' '}
        {!isPaying && (
          // The button is called as specified; the total stands above it in words.
          <b className="pay-amount" aria-hidden="true">
            {amount(dollars)}
          </b>
        )}
      </Button>
      <p className="pay-promise">{t('promise')}</p>
    </>
  )
}

/** It was paid meanwhile, such as in another tab. */
function Settled({ courseId }: { courseId: string }) {
  const t = useTranslations('orders')
  return (
    <>
      <Notice tone="success" role="status">
        {t('settledNote')}
      </Notice>
      <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to={`/course/${courseId}`}>
        {t('toCourse')}
      </Link>
    </>
  )
}

/** L-PAY-8 */
function Processing() {
  const t = useTranslations('orders')
  return (
    <>
      <Notice tone="info" role="status">
        {t('processingNote')}
      </Notice>
      <Link className={buttonClass({ variant: 'line', size: 'lg', block: true })} to="/dashboard/my-courses">
        {t('myCourses')}
      </Link>
    </>
  )
}

/** The geometry of the form that comes. */
function Loading() {
  const t = useTranslations('orders')
  return (
    <>
      <p role="status">{t('loading')}</p>
      <div className="pay-skeleton">
        <Skeleton width="100%" height="68px" />
        <Skeleton width="100%" height="68px" />
        <Skeleton width="100%" height="68px" />
        <Skeleton width="100%" height="52px" />
      </div>
    </>
  )
}
