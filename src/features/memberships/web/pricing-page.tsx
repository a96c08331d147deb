import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState, Notice } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useAcademy, usePage } from '#src/web/calls/page-data.ts'
import { NothingYet } from '#src/web/catalogue/nothing-yet.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { DurationSwitch } from './duration-switch.tsx'
import type { pricingLoader } from './loaders.ts'
import type { Refused } from './not-chosen.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanQuestions } from './plan-questions.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { PlansFailed } from './plans-failed.tsx'
import { popularOf, yearlySaving, type Duration, type PlanList } from './plans.ts'
import { useChoice } from './use-choice.ts'

/** L-MEM-1 to L-MEM-8. */
export function PricingPage() {
  const { list, duration } = useLoaderData<typeof pricingLoader>()
  const t = useTranslations('memberships')
  const academy = useAcademy()
  const navigate = useNavigate()
  const coupon = useSearchParams()[0].get('coupon')
  const show = (next: Duration) => {
    const kept = new URLSearchParams({ ...(next === 'year' && { duration: next }), ...(coupon && { coupon }) })
    void navigate({ search: kept.toString() }, { replace: true, preventScrollReset: true })
  }
  return (
    <div className="wrap pricing">
      <Head title={t('title')} description={t('about', { academy })} />
      <header className="pricing-head">
        <h1>{t('title')}</h1>
        <div>
          <p className="lead">{t('lead')}</p>
          <DurationSwitch duration={duration} saving={hasFailed(list) ? 0 : yearlySaving(list.plans)} onChange={show} />
        </div>
      </header>
      {!hasFailed(list) && list.underReview && <Notice tone="warning">{t('checkoutReview')}</Notice>}
      {coupon && <Notice role="status">{t('withCoupon', { code: coupon })}</Notice>}
      {hasFailed(list) ? <PlansFailed /> : <Plans list={list} duration={duration} />}
      {!hasFailed(list) && list.plans.length > 0 && <PlanQuestions />}
    </div>
  )
}

const SecondPlanDialog = lazy(async () => ({
  default: (await import('./second-plan-dialog.tsx')).SecondPlanDialog,
}))

const NotChosen = lazy(async () => ({ default: (await import('./not-chosen.tsx')).NotChosen }))

const ChosenPlan = lazy(async () => ({ default: (await import('./chosen-plan.tsx')).ChosenPlan }))

function Plans({ list, duration }: { list: PlanList; duration: Duration }) {
  const choice = useChoice()
  const [refused, setRefused] = useState<Refused>()
  // What is paid once tells on its own page what becomes of what one has.
  const isCharged = usePage().site.payments.methods.includes('card')
  const warning = useWarning(list.IsUserMemberships && isCharged, choice.drop)
  const plans = list.plans.filter(plan => plan.duration === duration)
  const popular = popularOf(plans)
  const held = list.membershipId
  return (
    <>
      {warning.isLoaded && choice.id && !refused && (
        <Suspense>
          <ChosenPlan
            key={choice.id}
            list={list}
            id={choice.id}
            isWarned={warning.isDue}
            isAgreed={warning.isAgreed}
            onLeave={choice.drop}
            onTrouble={(plan, trouble) => setRefused({ plan, trouble })}
          />
        </Suspense>
      )}
      {refused && (
        <Suspense>
          <NotChosen key={refused.plan._id} {...refused} />
        </Suspense>
      )}
      {plans.length === 0 && <NoPlans isOther={list.plans.length > 0} duration={duration} />}
      <PlanCards plans={plans}>
        {plan => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isPopular={plan === popular}
            onWarn={warning.isDue ? warning.show : undefined}
            isAgreed={warning.isAgreed}
            onTrouble={trouble => setRefused({ plan, trouble })}
          />
        )}
      </PlanCards>
      {plans.length > 0 && <PlanTerms asksForCoupon />}
      <PlanComparison plans={plans} popular={popular} />
      {warning.isLoaded && held && (
        <Suspense>
          <SecondPlanDialog
            open={warning.isOpen}
            onOpenChange={warning.set}
            onAccept={warning.accept}
            held={held}
            hasTrials={list.plans.some(({ trialDays, hadTrial }) => trialDays !== null && !hadTrial)}
          />
        </Suspense>
      )}
    </>
  )
}

/** L-MEM-8. `isOther`: there are plans of the other duration. */
function NoPlans({ isOther, duration }: { isOther: boolean; duration: Duration }) {
  const t = useTranslations('memberships')
  const isYear = duration === 'year'
  const title = t(isYear ? 'noYear' : 'noMonth')
  if (!isOther)
    return <NothingYet title={title} text={t('emptyText')} add={{ to: '/dashboard/new-membership', text: t('add') }} />
  return (
    <EmptyState
      heading="h2"
      title={title}
      action={
        <Link className={buttonClass({ variant: 'ink' })} to={isYear ? '/pricing' : '/pricing?duration=year'} replace>
          {t(isYear ? 'otherMonth' : 'otherYear')}
        </Link>
      }
    />
  )
}

/** L-MEM-5: the warning of who holds a membership. It opens with the page, and again with each choice until accepted. */
function useWarning(isHolder: boolean, onRefuse: () => Promise<void>) {
  const [isAccepted, setAccepted] = useState(false)
  const [isOpen, setOpen] = useState(true)
  // Only in the browser, after hydration: the server draws no dialogs.
  const isLoaded = useSyncExternalStore(noChanges, inBrowser, onServer)
  const accept = () => {
    setAccepted(true)
    setOpen(false)
  }
  const set = (next: boolean) => {
    setOpen(next)
    if (!next) void onRefuse()
  }
  const isAgreed = isHolder && isAccepted
  return { isDue: isHolder && !isAccepted, isAgreed, isOpen, isLoaded, set, accept, show: () => setOpen(true) }
}

const noChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
