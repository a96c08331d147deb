import { Play, RotateCw, Users } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'

import { CourseImage } from '#src/features/courses/web/course/course-facts.tsx'
import { onGround } from '#src/features/courses/web/ground.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'
import { loginAddress } from '#src/web/calls/session.ts'
import { ContactButton } from '#src/web/contact-button.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { PaidCourse, PaidPlan } from '../contract/paying.ts'
import { groundOf, PlanMark, useBought } from './bought.tsx'
import { CopyButton } from './copy-button.tsx'
import { boughtIn, Paid } from './paid.tsx'
import { usePaymentState, type Truth } from './use-payment-state.ts'

/** L-DONE-1 to L-DONE-4. The address says what to ask for; what the server knows of the payment is shown (D-2). */
export function CompletionPage() {
  const t = useTranslations('orders')
  const [query] = useSearchParams()
  const [paymentIntent, order] = [query.get('payment_intent'), query.get('order')]
  const isExpected = underWay.has(query.get('redirect_status') ?? '')
  const truth = usePaymentState({ paymentIntent, order, isExpected })
  const outcome = outcomeOf(truth, useUnknown(query), isExpected)
  const reference = paymentIntent ?? order
  const isPaid = outcome === 'paid'
  const { course, plan } = boughtIn(truth)
  return (
    <div className="paid-page wrap">
      <Head title={t('status')} description={t('status')} hidden />
      <div className={course || plan ? 'pay-columns' : undefined}>
        {course && <Course course={course} />}
        {plan && <Plan plan={plan} />}
        <div className="paid" aria-live="polite">
          <p className="eyebrow">{t('status')}</p>
          <Mark outcome={outcome} />
          <h1>{t(titles[outcome])}</h1>
          {isPaid ? <Paid truth={truth} /> : <p className="lead">{t(textOf(truth, outcome))}</p>}
          {truth.state === 'processing' && <Notice>{t('processingNote')}</Notice>}
          {reference && <Reference truth={truth} outcome={outcome} id={reference} />}
          <Actions outcome={outcome} truth={truth} />
        </div>
      </div>
    </div>
  )
}

/** What was paid for, on the ground of its picture, as it stood while it was paid. */
function Course({ course }: { course: z.output<typeof PaidCourse> }) {
  const t = useTranslations('orders')
  return (
    <aside className="pay-summary" aria-label={t('course')} {...onGround(course.ground)}>
      <div className="pay-picture">
        <CourseImage course={course} sizes="(width < 860px) 112px, 36rem" priority />
      </div>
      <p className="pay-course">
        <b dir="auto">{course.title}</b>
      </p>
    </aside>
  )
}

/** The same of a plan. */
function Plan({ plan }: { plan: z.output<typeof PaidPlan> }) {
  const t = useTranslations('orders.planPayment')
  const name = useBought()({ course: null, plan })
  return (
    <aside className="pay-summary" aria-label={t('plan')} {...onGround(groundOf({ course: null, plan }))}>
      <div className="pay-picture">
        <PlanMark plan={plan} />
      </div>
      <p className="pay-course">
        <b>{name}</b>
      </p>
    </aside>
  )
}

/** Whether it is for a plan of the buyer's own. */
const isOwnPlan = (truth: Truth): boolean => Boolean(boughtIn(truth).plan && !boughtIn(truth).places)

type Outcome = 'paid' | 'refunded' | 'asking' | 'visitor' | 'open'

const underWay = new Set(['succeeded', 'processing', 'pending'])

/** Of a payment that may have been made, only the server says what became of it. */
function useUnknown(query: URLSearchParams): Outcome {
  const viewer = useViewer()
  if (!query.has('payment_intent') && !query.has('order')) return 'open'
  if (viewer) return 'asking'
  return underWay.has(query.get('redirect_status') ?? '') ? 'visitor' : 'open'
}

function outcomeOf(truth: Truth, unknown: Outcome, isExpected: boolean): Outcome {
  const { state } = truth
  if (state === 'unknown' || (state === 'waiting' && isExpected)) return truth.isOver ? 'open' : unknown
  if (state === 'succeeded') return 'paid'
  return state === 'refunded' ? 'refunded' : 'open'
}

/** Nobody tries again, or asks for help, before what became of the payment is known. */
function textOf(truth: Truth, outcome: Outcome) {
  if (truth.state === 'processing') return isOwnPlan(truth) ? 'planPending' : 'pendingText'
  if ('isOver' in truth && truth.isOver) return 'unansweredText'
  return texts[outcome]
}

const texts = {
  paid: 'opening',
  refunded: 'refundedText',
  asking: 'askingText',
  visitor: 'visitorText',
  open: 'failText',
} as const
const titles = {
  paid: 'successTitle',
  refunded: 'refundedTitle',
  asking: 'askingTitle',
  visitor: 'visitorTitle',
  open: 'failTitle',
} as const
/** A tick, an arrow back, three dots, an exclamation mark. */
const signs = {
  paid: 'm77 37 8 8 15-17',
  refunded: 'M100 36H77m9-10-10 10 10 10',
  asking: 'M77 36v.1m11-.1v.1m11-.1v.1',
  visitor: 'M77 36v.1m11-.1v.1m11-.1v.1',
  open: 'M88 24v14m0 9v1',
} as const

/** The end of the lap: the line is crossed, was taken back over, or not reached yet. */
function Mark({ outcome }: { outcome: Outcome }) {
  return (
    <svg className="paid-mark" data-outcome={outcome} viewBox="0 0 120 72" fill="none" aria-hidden="true">
      <path d="M2 66H62A30 30 0 0 0 62 6H2M2 52H58A16 16 0 0 0 58 20H2" strokeWidth="4" />
      <circle cx="88" cy="36" r="26" />
      <path className="sign" d={signs[outcome]} />
    </svg>
  )
}

function Actions({ outcome, truth }: { outcome: Outcome; truth: Truth }) {
  const t = useTranslations('orders')
  const { pathname, search } = useLocation()
  const isPaid = outcome === 'paid'
  const { plan, places } = boughtIn(truth)
  const againAt = outcome === 'open' ? againOf(truth) : undefined
  const primary = buttonClass({ variant: 'primary', size: 'lg' })
  return (
    <div className="paid-actions">
      {isPaid && <ToBought truth={truth} />}
      {isPaid && plan && !places && (
        <Link className={primary} to="/dashboard/membership">
          {t('toMembership')}
        </Link>
      )}
      {againAt && (
        <a className={primary} href={againAt}>
          <RotateCw />
          {t('again')}
        </a>
      )}
      {outcome === 'visitor' && (
        <Link className={primary} to={loginAddress(pathname + search)}>
          {t('logIn')}
        </Link>
      )}
      <Link className={buttonClass({ variant: 'line', size: 'lg' })} to="/">
        {t('home')}
      </Link>
      {!isPaid && <ContactLink />}
    </div>
  )
}

/** The way to what was bought. */
function ToBought({ truth }: { truth: Truth }) {
  const t = useTranslations('orders')
  const { course, places } = boughtIn(truth)
  const look = buttonClass({ variant: 'primary', size: 'lg' })
  if (places)
    return (
      <Link className={look} to={`/seats/${places}`}>
        <Users /> {t('toPlaces')}
      </Link>
    )
  if (!course) return null
  return (
    <Link className={look} to={startOf(course)}>
      <Play /> {t('start')}
    </Link>
  )
}

/** Where it can be paid again. */
function againOf(truth: Truth): string | undefined {
  if (truth.state !== 'error' && truth.state !== 'waiting') return undefined
  const { course, plan, places } = boughtIn(truth)
  if (places) return `/seats/${places}/pay`
  if (course) return `/payment/${course._id}`
  return plan ? `/payment/plan/${plan._id}` : undefined
}

/** L-CRS-6: 'Start Learning' opens the first video. */
const startOf = ({ _id, firstVideoId }: z.output<typeof PaidCourse>): string =>
  firstVideoId ? `/video/${_id}/${firstVideoId}` : `/course/${_id}`

/** L-DONE-2: the payment's id, to be used for reference. */
function Reference({ truth, outcome, id }: { truth: Truth; outcome: Outcome; id: string }) {
  const t = useTranslations('orders')
  if (outcome !== 'paid' && outcome !== 'refunded' && truth.state !== 'processing') return null
  return (
    <div className="panel paid-reference">
      <div>
        <span>{t('reference')}</span>
        <code translate="no">{id}</code>
      </div>
      <CopyButton text={id} />
    </div>
  )
}

function ContactLink() {
  const t = useTranslations('orders')
  return <ContactButton>{t('support')}</ContactButton>
}
