import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Drawer } from '#src/ui/overlays/drawer.tsx'
import { CategoryChoice, type CategoryChoiceProps } from '#src/web/catalogue/category-choice.tsx'

import { addressOf, type Filters } from './filters.ts'

interface BlogFiltersProps extends Pick<CategoryChoiceProps, 'categories' | 'counts'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  filters: Filters
}

/** Categories are chosen here and take effect together (L-BLOG-2). */
export function BlogFilters({ open, onOpenChange, filters, categories, counts }: BlogFiltersProps) {
  const t = useTranslations('blogs')
  const shared = useTranslations('catalogue')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(filters.categories)
  const go = (wanted: readonly string[]) => {
    onOpenChange(false)
    void navigate(addressOf({ title: filters.title, categories: wanted }), { preventScrollReset: true })
  }
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={shared('filter')}
      closeLabel={shared('close')}
      footer={
        <>
          <Button onClick={() => go([])}>{shared('reset')}</Button>
          <Button variant="primary" type="submit" form="blog-filters">
            {t('apply')}
          </Button>
        </>
      }
    >
      <form
        id="blog-filters"
        className="filter-form"
        onSubmit={event => {
          event.preventDefault()
          go(chosen)
        }}
      >
        <CategoryChoice categories={categories} counts={counts} chosen={chosen} onChange={setChosen} />
      </form>
    </Drawer>
  )
}
