import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLoaderData, useNavigate, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState, Notice } from '#src/ui/controls/message.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { usePage } from '#src/web/calls/page-data.ts'
import { NothingYet } from '#src/web/catalogue/nothing-yet.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'
import { usePrice } from '#src/web/words/prices.ts'

import type { pricingLoader } from './loaders.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanQuestions } from './plan-questions.tsx'
import { popularOf, yearlySaving, type Duration, type ListedPlan, type PlanList } from './plans.ts'
import { useChoice } from './use-choice.ts'
import type { Trouble } from './use-leave.ts'

/** L-MEM-1 to L-MEM-8. */
export function PricingPage() {
  const { list, duration } = useLoaderData<typeof pricingLoader>()
  const t = useTranslations('memberships')
  return (
    <div className="wrap pricing">
      <Head title={t('title')} description={t('about')} />
      <header className="pricing-head">
        <h1>{t('title')}</h1>
        <div>
          <p className="lead">{t('lead')}</p>
          <DurationSwitch duration={duration} saving={hasFailed(list) ? 0 : yearlySaving(list.plans)} />
        </div>
      </header>
      {!hasFailed(list) && list.underReview && <Notice tone="warning">{t('checkoutReview')}</Notice>}
      {hasFailed(list) ? <Failed /> : <Plans list={list} duration={duration} />}
      {!hasFailed(list) && list.plans.length > 0 && <PlanQuestions />}
    </div>
  )
}

function DurationSwitch({ duration, saving }: { duration: Duration; saving: number }) {
  const t = useTranslations('memberships')
  const price = usePrice()
  const navigate = useNavigate()
  // The switch moves at once; the address follows when the plans are there.
  const [choice, setChoice] = useState({ from: duration, to: duration })
  const yearly = (
    <>
      {t('yearly')}
      {saving > 0 && (
        <Badge plain tone="success">
          {t('saving', { amount: price(saving) })}
        </Badge>
      )}
    </>
  )
  return (
    <Segmented
      label={t('duration')}
      value={choice.from === duration ? choice.to : duration}
      options={[
        { value: 'month', label: t('monthly') },
        { value: 'year', label: yearly },
      ]}
      onChange={next => {
        setChoice({ from: duration, to: next })
        const address = next === 'year' ? '/pricing?duration=year' : '/pricing'
        void navigate(address, { replace: true, preventScrollReset: true })
      }}
    />
  )
}

const SecondPlanDialog = lazy(async () => ({
  default: (await import('./second-plan-dialog.tsx')).SecondPlanDialog,
}))

const ChosenPlan = lazy(async () => ({ default: (await import('./chosen-plan.tsx')).ChosenPlan }))

function Plans({ list, duration }: { list: PlanList; duration: Duration }) {
  const choice = useChoice()
  const [refused, setRefused] = useState<Refused>()
  const warning = useWarning(list.IsUserMemberships, choice.drop)
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
      {refused && <NotChosen key={refused.plan._id} {...refused} />}
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
      {plans.length > 0 && <Terms />}
      <PlanComparison plans={plans} popular={popular} />
      {warning.isLoaded && held && (
        <Suspense>
          <SecondPlanDialog open={warning.isOpen} onOpenChange={warning.set} onAccept={warning.accept} held={held} />
        </Suspense>
      )}
    </>
  )
}

type Refused = { plan: ListedPlan; trouble: Trouble }

/** The card may be gone from under the hand that pressed it: the words take the focus, and come into view with it. */
function NotChosen({ plan: { name, duration }, trouble }: Refused) {
  const t = useTranslations('memberships')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="plan-refused">
      <Notice tone="warning">
        <p>{t(trouble, { name, duration })}</p>
        {trouble === 'outdated' && (
          <Button size="sm" onClick={() => location.reload()}>
            {t('reload')}
          </Button>
        )}
      </Notice>
    </div>
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

function Failed() {
  const t = useTranslations('memberships')
  const { revalidate, state } = useRevalidator()
  return (
    <div className="pricing-failed" role="alert">
      <p>{t('failed')}</p>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('retry')}
      </Button>
    </div>
  )
}

function Terms() {
  const t = useTranslations('memberships')
  const { contactEmail } = usePage().site
  return (
    <p className="pricing-terms">
      {t('terms')}{' '}
      {contactEmail &&
        t.rich('largeClubs', {
          mail: words => (
            <a className="link" href={`mailto:${contactEmail}`}>
              {words}
            </a>
          ),
        })}
    </p>
  )
}
