import { useTranslations } from 'use-intl'

import type { CaseRow } from './loaders.ts'

/** @returns a function that says whose money it is: their name, the email that was typed, or that nobody knows */
export function usePayer(): (row: CaseRow) => string {
  const t = useTranslations('managers.payments')
  return ({ user, payerEmail }) => user?.name ?? payerEmail ?? t('buyer')
}

/** @returns a function that names a plan with its rhythm */
export function usePlanName(): (plan: Pick<NonNullable<CaseRow['plan']>, 'name' | 'duration'>) => string {
  const t = useTranslations('managers.payments')
  return ({ name, duration }) => t(duration === 'year' ? 'planYear' : 'planMonth', { name })
}
