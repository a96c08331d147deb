import { lazy } from 'react'
import { useTranslations } from 'use-intl'

import type { CategoryChoiceProps } from '#src/web/catalogue/category-choice.tsx'
import { FilterButton } from '#src/web/catalogue/filter-button.tsx'
import { Link } from '#src/web/links/link.tsx'

import { addressOf, type Filters } from './filters.ts'

interface BlogTopicsProps extends Pick<CategoryChoiceProps, 'categories' | 'counts'> {
  filters: Filters
}

const loadPanel = () => import('./blog-filters.tsx')
const BlogFilters = lazy(async () => ({ default: (await loadPanel()).BlogFilters }))

/** What the posts are about: one topic by one press, several together in the panel. */
export function BlogTopics({ filters, ...choice }: BlogTopicsProps) {
  return (
    <div className="blog-topics">
      {choice.categories && choice.categories.length > 0 && (
        <TopicLinks filters={filters} categories={choice.categories} />
      )}
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
  )
}

/** Plain links: they work without scripts. */
function TopicLinks({ filters, categories = [] }: Pick<BlogTopicsProps, 'filters' | 'categories'>) {
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
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
