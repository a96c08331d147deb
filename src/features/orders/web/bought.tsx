import clsx from 'clsx'
import { useTranslations } from 'use-intl'

import type { Ground } from '#src/features/courses/contract/shapes.ts'
import { onGround } from '#src/features/courses/web/ground.ts'

import './plan-mark.css'

/** What was bought: a course, or a plan. */
export type Bought = {
  readonly course: { readonly title: string } | string | null
  /** How many places of the course or plan for others; null or absent where it is the buyer's own. */
  readonly seats?: number | null
  readonly plan: { readonly name: 'Basic' | 'Silver' | 'Gold'; readonly duration: 'month' | 'year' } | null
}

/** @returns names what was bought with an order: the course's title, how many places of it, or the plan and how often it is paid */
export function useBought(): (order: Bought) => string {
  const t = useTranslations('orders.plans')
  return ({ course, plan, seats }) => {
    const title = plan ? t(plan.duration, { name: plan.name }) : titleOf(course)
    return seats ? t('places', { count: seats, title }) : title
  }
}

const titleOf = (course: Bought['course']): string => (typeof course === 'string' ? course : (course?.title ?? ''))

const grounds = { Basic: 'mist', Silver: 'petrol', Gold: 'amber' } as const
const steps = { Basic: 1, Silver: 2, Gold: 3 } as const

/** The trace of a step test, up to the step of a plan. */
const traces = ['M0 40H26V28H96', 'M0 40H26V28H50V19H96', 'M0 40H26V28H50V19H74V10H96'] as const

interface PlanMarkProps {
  plan: NonNullable<Bought['plan']>
  className?: string
}

/** The ground that the picture of what was bought stands on. */
export const groundOf = ({ course, plan }: { course: { ground: Ground | null } | null; plan: Bought['plan'] }) =>
  plan ? grounds[plan.name] : (course?.ground ?? null)

/** Stands where the picture of a course would: the step of a plan on a step test, closed by a mark where it is of a year. */
export function PlanMark({ plan: { name, duration }, className }: PlanMarkProps) {
  const top = [28, 19, 10][steps[name] - 1]
  return (
    <i className={clsx('plan-mark', className)} {...onGround(grounds[name])} aria-hidden="true">
      <svg viewBox="0 0 96 54" preserveAspectRatio="xMidYMid slice">
        <path className="plan-mark-lanes" d="M0 28H96M0 19H96M0 10H96" />
        <path className="plan-mark-trace" d={traces[steps[name] - 1]} />
        {duration === 'year' && <circle cx="85" cy={top} r="4.5" />}
      </svg>
    </i>
  )
}
