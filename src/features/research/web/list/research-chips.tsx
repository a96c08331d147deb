import { useTranslations } from 'use-intl'

import { ActiveFilters } from '#src/web/catalogue/active-filters.tsx'

import { addressOf, type Filters } from './filters.ts'

/** The search and the tag that are on. */
export function ResearchChips({ filters }: { filters: Filters }) {
  const t = useTranslations('research')
  const { title, tag, page: _, ...rest } = filters
  const chips = [
    ...(title ? [{ text: t('titleHas', { title }), to: addressOf({ ...rest, ...(tag && { tag }) }) }] : []),
    ...(tag ? [{ text: tag, to: addressOf({ ...rest, title }) }] : []),
  ]
  return <ActiveFilters filters={chips} all="/researches" />
}
