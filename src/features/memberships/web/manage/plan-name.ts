import { useTranslations } from 'use-intl'

export type Named = { readonly name: string; readonly duration: 'month' | 'year' }

/** @returns tells the plans of one name apart: "Silver, month" */
export function usePlanName(): (plan: Named) => string {
  const t = useTranslations('managers.memberships')
  return ({ name, duration }) => `${name}, ${t(duration)}`
}
