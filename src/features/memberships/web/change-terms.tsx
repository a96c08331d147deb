import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'
import { useAmount } from '#src/web/words/prices.ts'

import type { usePlanChange } from './use-plan-change.ts'

type Plan = { name: string; duration: 'month' | 'year'; opens: 'none' | 'all' | 'chosen' }

interface ChangeTermsProps {
  former: Plan
  /** The chosen one. */
  plan: Plan | undefined
  change: ReturnType<typeof usePlanChange>
}

/** What the provider takes for the chosen plan, and the button that agrees to it. */
export function ChangeTerms({ former, plan, change }: ChangeTermsProps) {
  const t = useTranslations('memberships.change')
  const { terms, trouble, isAsking } = change
  const panel = useRef<HTMLElement>(null)
  // On a phone it stands below all plans.
  useEffect(() => {
    if (terms) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [terms])
  if (!plan) return <p className="change-terms change-none">{t('chooseFirst')}</p>
  return (
    <section ref={panel} className="panel change-terms" aria-labelledby="terms" aria-busy={isAsking}>
      <h2 id="terms">{t('terms')}</h2>
      {trouble && (
        <Notice tone="error" role="alert">
          {trouble}
        </Notice>
      )}
      {isAsking && <p className="text-muted">{t('asking')}</p>}
      {terms && <Sums terms={terms} former={former} plan={plan} />}
      {terms && <Agreement terms={terms} former={former} plan={plan} change={change} />}
    </section>
  )
}

type Terms = NonNullable<ChangeTermsProps['change']['terms']>

interface AgreementProps {
  terms: Terms
  former: Plan
  plan: Plan
  change: ChangeTermsProps['change']
}

/** The button that agrees to it, and what follows from that. */
function Agreement({ terms, former, plan, change: { isBusy, agree } }: AgreementProps) {
  const t = useTranslations('memberships.change')
  return (
    <>
      <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void agree(plan)}>
        {!isBusy && <ArrowRight className="flip" />}
        {t(plan.duration === 'year' ? 'agreeYear' : 'agreeMonth', { name: plan.name })}
      </Button>
      <p className="change-small">
        {t(terms.takes > 0 ? 'promise' : 'promiseNothing')}{' '}
        {plan.opens !== 'all' && former.opens !== 'none' && t('closes', { name: former.name })}
      </p>
    </>
  )
}

function Sums({ terms, former, plan }: { terms: Terms; former: Plan; plan: Plan }) {
  const longDay = useLongDay()
  const t = useTranslations('memberships.change')
  const amount = useAmount()
  const { takes, credit, next, currency, nextAt } = terms
  return (
    <dl aria-live="polite">
      <div>
        <dt>{t('now')}</dt>
        <dd className="change-now">{amount(takes, currency)}</dd>
        <dd className="change-small">{t('credited', { name: former.name })}</dd>
      </div>
      {credit > 0 && (
        <div>
          <dt>{t('kept')}</dt>
          <dd>{amount(credit, currency)}</dd>
          <dd className="change-small">{t('keptText')}</dd>
        </div>
      )}
      <div>
        <dt>{t('next')}</dt>
        <dd>
          {t(plan.duration === 'year' ? 'nextYear' : 'nextMonth', {
            amount: amount(next, currency),
            day: longDay(nextAt),
          })}
        </dd>
      </div>
    </dl>
  )
}
