import { lazy } from 'react'

import { CatalogueBar } from '#src/web/catalogue/catalogue-bar.tsx'
import type { CategoryChoiceProps } from '#src/web/catalogue/category-choice.tsx'

import { addressOf, panelCount, type Filters } from '../catalogue/filters.ts'
import { SortSelect } from '../catalogue/sort-select.tsx'

interface CourseBarProps extends Pick<CategoryChoiceProps, 'categories' | 'counts'> {
  filters: Filters
}

const loadPanel = () => import('../catalogue/filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))

export function CourseBar({ filters, ...choice }: CourseBarProps) {
  return (
    <CatalogueBar
      title={filters.title}
      addressFor={title => addressOf({ ...filters, title, page: 1 })}
      filterCount={panelCount(filters)}
      order={<SortSelect filters={filters} />}
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
  )
}
