import { lazy } from 'react'
import { useTranslations } from 'use-intl'

import type { CategoryChoiceProps } from '#src/web/catalogue/category-choice.tsx'
import { FilterButton } from '#src/web/catalogue/filter-button.tsx'
import { TitleSearch } from '#src/web/catalogue/title-search.tsx'
import { Link } from '#src/web/links/link.tsx'

import { addressOf, type Filters } from '../list/filters.ts'

interface BlogBarProps extends Pick<CategoryChoiceProps, 'categories' | 'counts'> {
  filters: Filters
  /** How many posts match; undefined when that could not be read. */
  total: number | undefined
}

const loadPanel = () => import('../list/blog-filters.tsx')
const BlogFilters = lazy(async () => ({ default: (await loadPanel()).BlogFilters }))

export function BlogBar({ filters, total, ...choice }: BlogBarProps) {
  const t = useTranslations('blogs')
  return (
    <>
      <div className="catalogue-bar">
        <TitleSearch title={filters.title} addressFor={title => addressOf({ ...filters, title, page: 1 })} />
        <FilterButton
          filterCount={filters.categories.length}
          loadPanel={loadPanel}
          panel={(open, onOpenChange) => (
            <BlogFilters
              key={addressOf({ ...filters, title: '', page: 1 })}
              open={open}
              onOpenChange={onOpenChange}
              filters={filters}
              {...choice}
            />
          )}
        />
      </div>
      <div className="blog-topics">
        {choice.categories && choice.categories.length > 0 && (
          <TopicLinks filters={filters} categories={choice.categories} />
        )}
        <p className="count" role="status">
          {total !== undefined && t('count', { count: total })}
        </p>
      </div>
    </>
  )
}

/** One press to one category; several together are chosen in the panel. Plain links: they work without scripts. */
function TopicLinks({
  filters,
  categories,
}: {
  filters: Filters
  categories: NonNullable<CategoryChoiceProps['categories']>
}) {
  const t = useTranslations('blogs')
  const { title, categories: chosen } = filters
  const current = (isCurrent: boolean) => isCurrent && { 'aria-current': 'true' as const }
  return (
    <nav aria-label={t('topics')}>
      <ul>
        <li>
          <Link className="chip" to={addressOf({ title })} preventScrollReset {...current(chosen.length === 0)}>
            {t('all')}
          </Link>
        </li>
        {categories.map(({ _id, name }) => (
          <li key={_id}>
            <Link
              className="chip"
              to={addressOf({ title, categories: [_id] })}
              preventScrollReset
              {...current(chosen.includes(_id))}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
