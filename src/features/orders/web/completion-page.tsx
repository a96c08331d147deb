import { Check, CircleAlert, Copy, Play } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/button.tsx'
import { Head } from '#src/web/head.tsx'
import { usePage, useViewer } from '#src/web/page-data.ts'

import { usePaymentState, type Truth } from './use-payment-state.ts'

/** L-DONE-1 to L-DONE-4. The address says what to show first; what the server knows of the payment wins. */
export function CompletionPage() {
  const t = useTranslations('orders')
  const [query] = useSearchParams()
  const paymentIntent = query.get('payment_intent')
  const truth = usePaymentState(paymentIntent)
  const claims = query.get('redirect_status') === 'succeeded'
  const isPaid = truth.state === 'succeeded' || (claims && truth.state !== 'error')
  return (
    <div className="paid wrap" aria-live="polite">
      <Head title={t('status')} description={t('status')} hidden />
      <p className="eyebrow">{t('status')}</p>
      <span className="paid-mark" data-paid={isPaid}>
        {isPaid ? <Check /> : <CircleAlert />}
      </span>
      <h1>{t(isPaid ? 'successTitle' : 'failTitle')}</h1>
      {isPaid ? <Paid truth={truth} paymentIntent={paymentIntent} /> : <p className="lead">{t('failText')}</p>}
      <div className="paid-actions">
        {isPaid && 'course' in truth && truth.course && (
          <Link className={buttonClass({ variant: 'primary', size: 'lg' })} to={`/course/${truth.course._id}`}>
            <Play />
            {t('start')}
          </Link>
        )}
        <Link className={buttonClass({ variant: isPaid ? 'line' : 'ink', size: 'lg' })} to="/">
          {t('home')}
        </Link>
        {!isPaid && <ContactLink />}
      </div>
    </div>
  )
}

function Paid({ truth, paymentIntent }: { truth: Truth; paymentIntent: string | null }) {
  const t = useTranslations('orders')
  const viewer = useViewer()
  const title = 'course' in truth ? truth.course?.title : undefined
  const text =
    truth.state === 'succeeded' && title && viewer ? t('yours', { title, email: viewer.email }) : t('opening')
  return (
    <>
      <p className="lead">{text}</p>
      {paymentIntent && <Reference id={paymentIntent} />}
    </>
  )
}

/** L-DONE-2: the payment's id, to be used for reference. */
function Reference({ id }: { id: string }) {
  const t = useTranslations('orders')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(id)
    setCopied(true)
  }
  return (
    <div className="panel paid-reference">
      <div>
        <span>{t('reference')}</span>
        <code translate="no">{id}</code>
      </div>
      <Button size="sm" onClick={() => void copy()}>
        {isCopied ? <Check /> : <Copy />}
        {t(isCopied ? 'copied' : 'copy')}
      </Button>
    </div>
  )
}

function ContactLink() {
  const t = useTranslations('orders')
  const { site } = usePage()
  return (
    <a className={buttonClass({ variant: 'line', size: 'lg' })} href={`mailto:${site.contactEmail}`}>
      {t('support')}
    </a>
  )
}
