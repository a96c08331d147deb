import { useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'

import type { CardCourse } from '../course/course-facts.tsx'
import { addressOf, type Filters } from './filters.ts'

interface CategoryBlocksProps {
  filters: Filters
  categories: readonly { _id: string; name: string }[]
  /** How many courses each would give, without those that would give none; and what theirs stand on. */
  counts: readonly { _id: string; count: number }[]
  grounds: readonly { _id: string; ground: CardCourse['ground'] }[]
}

/** The categories in view, each on the ground of its courses: one press shows them alone, another one all again. */
export function CategoryBlocks({ filters, categories, counts, grounds }: CategoryBlocksProps) {
  const t = useTranslations('courses')
  if (categories.length < 2) return null
  return (
    <nav className="category-blocks" aria-label={t('categories')}>
      <ul>
        {categories.map(({ _id, name }) => {
          const isOn = filters.categories.includes(_id)
          const count = counts.find(one => one._id === _id)?.count ?? 0
          return (
            <li key={_id}>
              <Link
                to={addressOf({ ...filters, categories: isOn ? [] : [_id], page: 1 })}
                data-ground={grounds.find(one => one._id === _id)?.ground ?? undefined}
                data-night
                aria-current={isOn ? 'true' : undefined}
                preventScrollReset
              >
                <span className="as-label">{name}</span>
                <b aria-label={t('count', { count })}>{count}</b>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
