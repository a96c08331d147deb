import type { CSSProperties, ReactNode } from 'react'

import { usePrice } from '#src/web/words/prices.ts'

import type { ListedPlan } from './plans.ts'

interface PlanCardsProps {
  plans: readonly ListedPlan[]
  /** Draws one as a `PlanCard`. */
  children: (plan: ListedPlan) => ReactNode
}

/** Plans beside each other: the longest of their prices says how large all of them are. */
export function PlanCards({ plans, children }: PlanCardsProps) {
  const price = usePrice()
  const letters = Math.max(0, ...plans.map(({ payable }) => price(payable).length))
  const style: CSSProperties & Record<'--letters', number> = { '--letters': letters }
  return (
    <div className="plans" data-count={plans.length} style={style}>
      {plans.map(children)}
    </div>
  )
}
