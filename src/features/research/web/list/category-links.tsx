import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Link } from '#src/web/links/link.tsx'

import { addressOf, type Filters } from './filters.ts'

interface CategoryLinksProps {
  filters: Filters
  categories: readonly { _id: string; name: string }[]
  /** How many papers each would give; undefined when that could not be read. */
  counts: readonly { _id: string; count: number }[] | undefined
}

/** The categories as links, so that they work without scripts; what would find nothing is left out. */
export function CategoryLinks({ filters, categories, counts }: CategoryLinksProps) {
  const t = useTranslations('research')
  const countOf = (id: string) => counts?.find(one => one._id === id)?.count ?? 0
  const shown = categories.filter(({ _id }) => !counts || countOf(_id) > 0 || _id === filters.category)
  const { category: chosen, ...others } = filters
  if (shown.length === 0) return null
  return (
    <nav aria-label={t('categories')}>
      <ul className="research-categories">
        <li>
          <CategoryLink to={addressOf({ ...others, page: 1 })} isChosen={!chosen}>
            {t('all')}
          </CategoryLink>
        </li>
        {shown.map(({ _id, name }) => (
          <li key={_id}>
            <CategoryLink to={addressOf({ ...others, category: _id, page: 1 })} isChosen={_id === chosen}>
              <span>{name}</span>
              {counts && <span className="count">{countOf(_id)}</span>}
            </CategoryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryLink({ to, isChosen, children }: { to: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link className="chip" to={to} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
      {children}
    </Link>
  )
}
