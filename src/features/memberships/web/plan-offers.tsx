import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { usePage } from '#src/web/calls/page-data.ts'

import { DurationSwitch } from './duration-switch.tsx'
import { NotChosen, type Refused } from './not-chosen.tsx'
import type { membershipLoader } from './own-loader.ts'
import { PlanCard } from './plan-card.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { PlansFailed } from './plans-failed.tsx'
import { popularOf, waysOf, yearlySaving, type Duration, type ListedPlan } from './plans.ts'

/** For who has no membership: the plans, to be chosen as on their own page. */
export function PlanOffers({ list }: { list: Awaited<ReturnType<typeof membershipLoader>>['list'] }) {
  const t = useTranslations('memberships')
  const { methods } = usePage().site.payments
  if (!list || hasFailed(list)) return <PlansFailed />
  const plans = list.plans.filter(plan => Object.values(waysOf(plan, methods)).includes(true))
  if (plans.length === 0) return <EmptyState heading="h2" title={t('none')} text={t('emptyText')} />
  return <Offers plans={plans} />
}

/** There are plans. Where all are of one duration, nothing has to be switched. */
function Offers({ plans }: { plans: readonly ListedPlan[] }) {
  const t = useTranslations('memberships')
  const [chosen, setChosen] = useState<Duration>('month')
  const [refused, setRefused] = useState<Refused>()
  const durations = new Set(plans.map(({ duration }) => duration))
  const shown = plans.filter(({ duration }) => durations.size === 1 || duration === chosen)
  const popular = popularOf(shown)
  return (
    <>
      <div className="plan-offers">
        <p>
          <b>{t('none')}</b>
          {t('noneText')}
        </p>
        {durations.size > 1 && <DurationSwitch duration={chosen} saving={yearlySaving(plans)} onChange={setChosen} />}
      </div>
      {refused && <NotChosen key={refused.plan._id} {...refused} />}
      <PlanCards plans={shown}>
        {plan => (
          <PlanCard
            key={plan.name}
            plan={plan}
            isPopular={plan === popular}
            onWarn={undefined}
            isAgreed={false}
            onTrouble={trouble => setRefused({ plan, trouble })}
          />
        )}
      </PlanCards>
      <PlanTerms />
    </>
  )
}
