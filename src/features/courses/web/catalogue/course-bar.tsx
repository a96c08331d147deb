import { lazy } from 'react'
import { useTranslations } from 'use-intl'

import type { CategoryChoiceProps } from '#src/web/catalogue/category-choice.tsx'
import { FilterButton } from '#src/web/catalogue/filter-button.tsx'

import { LengthLinks, LevelLinks } from './choice-links.tsx'
import { addressOf, type Filters } from './filters.ts'
import { panelCount } from './panel-count.ts'
import { SortSelect } from './sort-select.tsx'

interface CourseBarProps extends Pick<CategoryChoiceProps, 'categories' | 'counts'> {
  filters: Filters
  /** How many courses match; undefined when that could not be read. */
  total: number | undefined
}

const loadPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))

/** How many courses are listed, and what is one press away: their level and length, the other filters, the order. */
export function CourseBar({ filters, total, ...choice }: CourseBarProps) {
  const t = useTranslations('courses')
  return (
    <div className="course-bar">
      <p className="course-count" role="status">
        {total !== undefined && t.rich('listed', { count: total, n: number => <b>{number}</b> })}
      </p>
      <LevelLinks filters={filters} />
      <LengthLinks filters={filters} />
      <div className="course-bar-end">
        <FilterButton
          filterCount={panelCount(filters)}
          loadPanel={loadPanel}
          panel={(open, onOpenChange) => (
            <FilterPanel
              key={addressOf({ ...filters, title: '', page: 1 })}
              open={open}
              onOpenChange={onOpenChange}
              filters={filters}
              {...choice}
            />
          )}
        />
        <SortSelect filters={filters} />
      </div>
    </div>
  )
}
