import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { ErrorState, Notice } from '#src/ui/controls/message.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { Link } from '#src/web/links/link.tsx'
import { useAmount } from '#src/web/words/prices.ts'

import type { Buying, Ordered } from './buying.ts'
import { isOver, type PaymentStep, usePayment, useSettledElsewhere } from './use-payment.ts'

export interface CardPaymentProps {
  buying: Buying
  /** What is paid. */
  dollars: number
  onAmount: Ordered
  onCouponLost: (refusal: string) => void
}

/** L-PAY-2, L-PAY-3: the provider's form and 'Pay Now'. The card's data never touches this page. */
export function CardPayment({ dollars, ...wanted }: CardPaymentProps) {
  const { buying } = wanted
  const t = useTranslations('orders')
  const { place, step, message, pay, retry, settle } = usePayment(wanted)
  useSettledElsewhere(step === 'ready', buying, settle)
  if (step === 'unavailable') {
    return <ErrorState heading="h2" title={t('unavailable')} text={message} retryLabel={t('retry')} onRetry={retry} />
  }
  const isOpen = step === 'ready' || step === 'paying'
  const isShown = isOpen || step === 'loading'
  return (
    <section className="panel pay-form" aria-busy={step === 'loading'}>
      {isShown && <Heading isOpen={isOpen} />}
      {/* The frame stands behind what holds its place: browsers let a frame without a size sleep, and it comes blank and too high. */}
      <div className="pay-place" hidden={isOver(step)}>
        <div ref={place} className="pay-fields" data-step={step} inert={!isOpen} />
        {step === 'loading' && <Fields />}
      </div>
      {message && (
        <Notice tone="error" role="alert">
          {message}
        </Notice>
      )}
      {isOpen && <PayButton isPaying={step === 'paying'} dollars={dollars} onPay={() => void pay()} />}
      {isShown && <Below isOpen={isOpen} />}
      <Outcome step={step} page={buying.page} />
    </section>
  )
}

/** L-PAY-8, L-PAY-9 */
function Outcome({ step, page }: { step: PaymentStep; page: string }) {
  const t = useTranslations('orders')
  if (step === 'processing') return <Processing />
  if (step === 'settled') return <Settled page={page} />
  if (step !== 'succeeded') return null
  return (
    <Notice tone="success" role="status">
      {t('succeededNote')}
    </Notice>
  )
}

/** L-PAY-2 */
function Heading({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('orders')
  if (isOpen) return <h2 className="pay-heading">{t('details')}</h2>
  return (
    <p className="pay-heading" role="status">
      {t('loading')}
    </p>
  )
}

function Below({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('orders')
  return (
    <>
      {!isOpen && <Skeleton height="52px" />}
      <p className="pay-promise">{t('promise')}</p>
    </>
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
    <Button variant="primary" size="lg" block busy={isPaying} onClick={onPay}>
      {!isPaying && <Lock />}
      {t(isPaying ? 'paying' : 'pay')}{' '}
      {!isPaying && (
        // The button is called as specified; the total stands beside it in words.
        <b className="pay-amount" aria-hidden="true">
          {amount(dollars)}
        </b>
      )}
    </Button>
  )
}

/** It was paid meanwhile, such as in another tab. */
function Settled({ page }: { page: string }) {
  const t = useTranslations('orders')
  return (
    <>
      <Notice tone="success" role="status">
        {t(page.startsWith('/course/') ? 'settledNote' : 'settledPlaces')}
      </Notice>
      <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to={page}>
        {t(page.startsWith('/course/') ? 'toCourse' : 'toPlaces')}
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

/** The geometry of the form that comes: a notice, the number, two short fields, the country, and two rows below. */
function Fields() {
  return (
    <div className="pay-skeleton">
      <Skeleton height="36px" />
      <Field />
      <div>
        <Field />
        <Field />
      </div>
      <Field />
      <Skeleton width="6rem" height="14px" />
      <Skeleton width="80%" height="36px" />
      <Skeleton width="60%" height="36px" />
    </div>
  )
}

const Field = () => (
  <span className="pay-skeleton-field">
    <Skeleton width="6rem" height="14px" />
    <Skeleton height="44px" />
  </span>
)
