import type { UseFormReturn } from 'react-hook-form'

import { useCurrency } from '#src/web/calls/page-data.ts'
import { Preview, useValues } from '#src/web/manager/editor/edit-side.tsx'
import { amountIn } from '#src/web/manager/forms/typed-price.ts'
import { payableOf } from '#src/wire/money/payable.ts'

import { PlanCard } from '../plan-card.tsx'
import { PlanCards } from '../plan-cards.tsx'
import type { ListedPlan } from '../plans.ts'
import type { PlanValues } from './values.ts'

import '../pricing.css'

interface PlanPreviewProps {
  form: UseFormReturn<PlanValues>
  /** As its link gives them. */
  trialDays: number | null | undefined
}

/** The plan as it is offered, with what the form holds now. */
export function PlanPreview({ form, trialDays }: PlanPreviewProps) {
  const { name, description, duration, benefits, opens, courses, ...typed } = useValues(form)
  const currency = useCurrency()
  const price = amountIn(typed.price) || 0
  const discount = Math.min(100, Number(typed.discount) || 0)
  const plan: ListedPlan = {
    _id: '',
    name: name || 'Basic',
    price,
    payable: payableOf({ price, discount }, currency),
    duration,
    description,
    benefits,
    discount: discount || null,
    paymentId: '',
    link: null,
    opens,
    courses,
    courseCount: courses.length,
    held: false,
    hadTrial: false,
    trialDays: trialDays ?? null,
  }
  return (
    <Preview>
      <PlanCards plans={[plan]}>
        {one => (
          <PlanCard
            key={one._id}
            plan={one}
            isPopular={false}
            onWarn={undefined}
            isAgreed={false}
            onTrouble={() => {}}
          />
        )}
      </PlanCards>
    </Preview>
  )
}
