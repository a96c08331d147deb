import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/button.tsx'
import { ErrorState, Notice } from '#src/ui/message.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

import { usePayment } from './use-payment.ts'

/** L-PAY-2, L-PAY-3: the provider's form and 'Pay Now'. The card's data never touches this page. */
export function CardPayment({ courseId }: { courseId: string }) {
  const t = useTranslations('orders')
  const { place, step, message, pay, retry } = usePayment(courseId)
  const isDone = step === 'processing' || step === 'succeeded'
  if (step === 'unavailable') {
    return <ErrorState heading="h2" title={t('unavailable')} text={message} retryLabel={t('retry')} onRetry={retry} />
  }
  return (
    <section className="panel pay-form" aria-busy={step === 'loading'}>
      {step === 'loading' ? <p role="status">{t('loading')}</p> : <h2>{t('details')}</h2>}
      {step === 'loading' && <FormSkeleton />}
      <div ref={place} className="pay-fields" data-step={step} />
      {message && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      {step === 'processing' && (
        <Notice tone="info" role="status">
          {t('processingNote')}
        </Notice>
      )}
      {step === 'succeeded' && (
        <Notice tone="success" role="status">
          {t('succeededNote')}
        </Notice>
      )}
      {step === 'processing' && (
        <Link className={buttonClass({ variant: 'line', size: 'lg', block: true })} to="/dashboard/my-courses">
          {t('myCourses')}
        </Link>
      )}
      {!isDone && step !== 'loading' && (
        <Button variant="primary" size="lg" block busy={step === 'paying'} onClick={() => void pay()}>
          {step !== 'paying' && <Lock />}
          {t(step === 'paying' ? 'paying' : 'pay')}
        </Button>
      )}
      {!isDone && <p className="pay-promise">{t('promise')}</p>}
    </section>
  )
}

/** The geometry of the form that comes. */
function FormSkeleton() {
  return (
    <div className="pay-skeleton">
      <Skeleton width="100%" height="44px" />
      <Skeleton width="100%" height="44px" />
      <Skeleton width="100%" height="48px" />
    </div>
  )
}
