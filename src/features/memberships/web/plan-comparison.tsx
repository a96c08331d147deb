import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { useOffered } from '#src/web/words/prices.ts'

import { type ListedPlan, waysOf } from './plans.ts'

interface PlanComparisonProps {
  plans: readonly ListedPlan[]
  popular: ListedPlan | undefined
}

/** What each plan brings, beside each other: its courses, and every benefit that one of them names. */
export function PlanComparison({ plans, popular }: PlanComparisonProps) {
  const t = useTranslations('memberships')
  const offered = useOffered()
  const { methods } = usePage().site.payments
  const priceOf = (plan: ListedPlan) => offered(plan.payable, plan.payable === 0 || waysOf(plan, methods).byCard)
  if (plans.length < 2) return null
  const benefits = [...new Set(plans.flatMap(plan => plan.benefits))]
  const style: CSSProperties & Record<'--plans', number> = { '--plans': plans.length }
  const look = (plan: ListedPlan) => ({ 'data-popular': plan === popular || undefined })
  return (
    <section className="plan-comparison" aria-labelledby="compare">
      <h2 id="compare">{t('compare')}</h2>
      <table style={style}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('benefit')}</span>
            </th>
            {plans.map(plan => (
              <th key={plan._id} scope="col" {...look(plan)}>
                {plan.name} <b>{priceOf(plan)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('courses')}</th>
            {plans.map(plan => (
              <td key={plan._id} {...look(plan)}>
                <Opened plan={plan} />
              </td>
            ))}
          </tr>
          {benefits.map(benefit => (
            <tr key={benefit}>
              <th scope="row">{benefit}</th>
              {plans.map(plan => (
                <td key={plan._id} {...look(plan)}>
                  {plan.benefits.includes(benefit) ? (
                    <Check role="img" aria-label={t('yes')} />
                  ) : (
                    <span className="text-muted">{t('no')}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Opened({ plan }: { plan: ListedPlan }) {
  const t = useTranslations('memberships')
  const format = useFormatter()
  if (plan.opens === 'none') return <span className="text-muted">{t('no')}</span>
  return plan.opens === 'all' ? t('all') : <b>{format.number(plan.courseCount)}</b>
}
