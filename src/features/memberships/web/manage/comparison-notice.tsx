import { useTranslations } from 'use-intl'

import { Checkbox } from '#src/ui/controls/choice.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import type { useComparison } from './use-comparison.ts'

/** Says that a plan and the payment provider do not agree, and lets somebody save it all the same; and what its link gives. */
export function ComparisonNotice({ comparison }: { comparison: ReturnType<typeof useComparison> }) {
  const t = useTranslations('managers.memberships.comparing')
  const { state, isAgreed, agree, wasUncompared, trialDays } = comparison
  if (wasUncompared || state === 'unknown')
    return (
      <Notice tone="warning" role="status">
        {t(wasUncompared ? 'savedUnknown' : 'unknown')}
      </Notice>
    )
  if (state !== 'differs') return trialDays ? <Notice>{t('trial', { days: trialDays })}</Notice> : null
  return (
    <Notice tone="warning" role="status">
      <p className="font-medium">{t('title')}</p>
      <p>{t('text')}</p>
      <Checkbox checked={isAgreed} onChange={event => agree(event.target.checked)}>
        {t('accept')}
      </Checkbox>
    </Notice>
  )
}
