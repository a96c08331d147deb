import type { UseFormReturn } from 'react-hook-form'

import { Preview } from '#src/web/manager/editor/preview.tsx'
import { dollarsIn } from '#src/web/manager/forms/typed-price.ts'

import { PlanCard } from '../plan-card.tsx'
import type { PlanValues } from './values.ts'

import '../pricing.css'

/** The plan as it is offered, with what the form holds now. */
export function PlanPreview({ form }: { form: UseFormReturn<PlanValues> }) {
  const { name, description, duration, benefits, opens, courses, ...typed } = form.watch()
  const price = dollarsIn(typed.price) || 0
  const discount = Math.min(100, Number(typed.discount) || 0)
  return (
    <Preview>
      <PlanCard
        plan={{
          _id: '',
          name: name || 'Basic',
          price,
          payable: Math.round(price * (100 - discount)) / 100,
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
        }}
        isPopular={false}
        onWarn={undefined}
        isAgreed={false}
        onTrouble={() => {}}
      />
    </Preview>
  )
}
