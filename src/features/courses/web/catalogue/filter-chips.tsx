import { useTranslations } from 'use-intl'

import { ActiveFilters } from '#src/web/catalogue/active-filters.tsx'
import { usePrice } from '#src/web/words/prices.ts'

import { addressOf, type Filters } from './filters.ts'

interface FilterChipsProps {
  filters: Filters
  categories: readonly { _id: string; name: string }[]
  /** Of the plan whose courses are shown. */
  planName: string | undefined
}

/** The search and the filters that are on. */
export function FilterChips({ filters, categories, planName }: FilterChipsProps) {
  const words = useWordChips(filters, categories, planName)
  return <ActiveFilters filters={[...words, ...useNumberChips(filters)]} all="/courses" />
}

type Chip = { text: string; to: string }

/** From the first page on. */
const addressWith = (filters: Filters, changed: Partial<Filters>): string =>
  addressOf({ ...filters, ...changed, page: 1 })

function useWordChips(filters: Filters, categories: FilterChipsProps['categories'], planName?: string): Chip[] {
  const t = useTranslations('courses')
  const { title, plan, level, length } = filters
  const chips: Chip[] = []
  if (title) chips.push({ text: t('titleHas', { title }), to: addressWith(filters, { title: '' }) })
  if (plan) {
    const text = planName ? t('openedBy', { name: planName }) : t('openedByPlan')
    chips.push({ text, to: addressWith(filters, { plan: undefined }) })
  }
  for (const { _id, name } of categories.filter(category => filters.categories.includes(category._id))) {
    const others = filters.categories.filter(id => id !== _id)
    chips.push({ text: name, to: addressWith(filters, { categories: others }) })
  }
  if (level) chips.push({ text: t(`levels.${level}`), to: addressWith(filters, { level: undefined }) })
  if (length) chips.push({ text: t(`lengths.${length}`), to: addressWith(filters, { length: undefined }) })
  return chips
}

function useNumberChips(filters: Filters): Chip[] {
  const t = useTranslations('courses')
  const price = usePrice()
  const { minPrice, maxPrice, rating } = filters
  const chips: Chip[] = []
  if (minPrice !== undefined)
    chips.push({ text: t('priceFrom', { price: price(minPrice) }), to: addressWith(filters, { minPrice: undefined }) })
  if (maxPrice !== undefined)
    chips.push({ text: t('priceTo', { price: price(maxPrice) }), to: addressWith(filters, { maxPrice: undefined }) })
  if (rating > 1) chips.push({ text: t('starsUp', { stars: rating }), to: addressWith(filters, { rating: 1 }) })
  return chips
}
