import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { useViewer } from '#src/web/calls/page-data.ts'

import { checkoutAddress, type ListedPlan, type PlanList } from './plans.ts'
import { type Trouble, useLeave } from './use-leave.ts'

interface ChosenPlanProps {
  list: PlanList
  id: string
  /** The warning of a second plan has to be accepted first. */
  isWarned: boolean
  /** It was. */
  isAgreed: boolean
  /** Takes the choice out of the address, so that who comes back from the checkout stays here. */
  onLeave: () => Promise<void>
  onTrouble: (plan: ListedPlan, trouble: Trouble) => void
}

/** L-MEM-6: goes on with the plan that somebody chose before they logged in, or says why that cannot be. */
export function ChosenPlan({ list, id, isWarned, ...leaving }: ChosenPlanProps) {
  const t = useTranslations('memberships')
  const plan = list.plans.find(({ _id }) => _id === id)
  if (!plan?.link) {
    return (
      <Notice tone="warning" role="status">
        {t('chosenGone')}
      </Notice>
    )
  }
  if (plan.held) return <Notice role="status">{t('chosenHeld', { name: plan.name })}</Notice>
  return isWarned ? null : <Leaving plan={plan} link={plan.link} {...leaving} />
}

interface LeavingProps extends Pick<ChosenPlanProps, 'isAgreed' | 'onLeave' | 'onTrouble'> {
  plan: ListedPlan
  link: string
}

function Leaving({ plan, link, isAgreed, onLeave, onTrouble }: LeavingProps) {
  const t = useTranslations('memberships')
  const viewer = useViewer()
  const { leave } = useLeave(plan._id, { isAgreed, onTrouble: trouble => onTrouble(plan, trouble) })
  const [isStuck, setStuck] = useState(false)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current || !viewer) return
    hasBegun.current = true
    void leave(checkoutAddress(link, viewer), onLeave).then(hasLeft => setStuck(!hasLeft))
  }, [leave, link, onLeave, viewer])
  return isStuck ? null : <Notice role="status">{t('chosen', { name: plan.name })}</Notice>
}
