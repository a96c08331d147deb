import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { RemovableChip } from '#src/ui/display/chip.tsx'
import { Link } from '#src/web/links/link.tsx'
import { usePrice } from '#src/web/words/prices.ts'

import { addressOf, type Filters } from './filters.ts'

interface FilterChipsProps {
  filters: Filters
  categories: readonly { _id: string; name: string }[]
  /** Of the plan whose courses are shown. */
  planName: string | undefined
  /** How many courses match; undefined when that could not be read. */
  total: number | undefined
}

/** The filters that are on, each with its way off, and how many courses they leave. */
export function FilterChips({ filters, categories, planName, total }: FilterChipsProps) {
  const t = useTranslations('courses')
  const shared = useTranslations('catalogue')
  const navigate = useNavigate()
  const chips = useChips(filters, categories, planName)
  return (
    <div className="catalogue-chips">
      {chips.length > 0 && (
        <ul aria-label={shared('active')}>
          {chips.map(({ text, without }) => (
            <li key={text}>
              <RemovableChip
                removeLabel={shared('remove', { filter: text })}
                onRemove={() => void navigate(addressOf({ ...without, page: 1 }), { preventScrollReset: true })}
              >
                {text}
              </RemovableChip>
            </li>
          ))}
          <li>
            <Link className="link link-line text-15" to="/courses" preventScrollReset>
              {shared('reset')}
            </Link>
          </li>
        </ul>
      )}
      <p className="count" role="status">
        {total !== undefined && t('count', { count: total })}
      </p>
    </div>
  )
}

type Chip = { text: string; without: Partial<Filters> }

function useChips(filters: Filters, categories: FilterChipsProps['categories'], planName?: string): Chip[] {
  const t = useTranslations('courses')
  const price = usePrice()
  const { minPrice, maxPrice, ...others } = filters
  const chips: Chip[] = []
  if (filters.title) chips.push({ text: t('titleHas', { title: filters.title }), without: { ...filters, title: '' } })
  const { plan, ...unplanned } = filters
  if (plan) chips.push({ text: planName ? t('openedBy', { name: planName }) : t('openedByPlan'), without: unplanned })
  for (const { _id, name } of categories.filter(category => filters.categories.includes(category._id))) {
    chips.push({ text: name, without: { ...filters, categories: filters.categories.filter(id => id !== _id) } })
  }
  if (minPrice !== undefined) {
    const without = { ...others, ...(maxPrice !== undefined && { maxPrice }) }
    chips.push({ text: t('priceFrom', { price: price(minPrice) }), without })
  }
  if (maxPrice !== undefined) {
    const without = { ...others, ...(minPrice !== undefined && { minPrice }) }
    chips.push({ text: t('priceTo', { price: price(maxPrice) }), without })
  }
  if (filters.rating > 1)
    chips.push({ text: t('starsUp', { stars: filters.rating }), without: { ...filters, rating: 1 } })
  return chips
}
