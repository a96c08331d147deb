import { useTranslations } from 'use-intl'

import { useViewer } from '#src/web/calls/page-data.ts'
import { useLongDay } from '#src/web/words/own-days.ts'

import { useBought } from './bought.tsx'
import type { Truth } from './use-payment-state.ts'

/** What the server says that the payment is for. */
export const boughtIn = (truth: Truth) => ({
  course: 'course' in truth ? truth.course : undefined,
  plan: 'plan' in truth ? truth.plan : undefined,
  places: 'places' in truth ? truth.places : undefined,
})

/** What was paid for is there, in words. */
export function Paid({ truth }: { truth: Truth }) {
  const t = useTranslations('orders')
  const viewer = useViewer()
  const nameOf = useBought()
  const { course = null, plan = null, places } = boughtIn(truth)
  if (plan && !places) return <PaidPlan plan={plan} />
  const title = truth.state === 'succeeded' ? nameOf({ course, plan }) : ''
  if (title && places) return <p className="lead">{t('placesYours', { title })}</p>
  return <p className="lead">{title && viewer ? t('yours', { title, email: viewer.email }) : t('opening')}</p>
}

function PaidPlan({ plan }: { plan: NonNullable<ReturnType<typeof boughtIn>['plan']> }) {
  const t = useTranslations('orders')
  const day = useLongDay()
  return (
    <p className="lead">{plan.until ? t('planPaid', { name: plan.name, day: day(plan.until) }) : t('planBegins')}</p>
  )
}
