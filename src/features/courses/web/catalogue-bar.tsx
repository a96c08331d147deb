import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'

import { addressOf, panelCount, type Filters } from './filters.ts'

interface CatalogueBarProps {
  filters: Filters
  /** Undefined when they could not be read. */
  categories: readonly { _id: string; name: string }[] | undefined
  counts: readonly { _id: string; count: number }[]
}

const loadPanel = () => import('./filter-panel.tsx')
const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }))

/** The search by title and the door to the filter panel, which loads when somebody reaches for it. */
export function CatalogueBar({ filters, categories, counts }: CatalogueBarProps) {
  const t = useTranslations('courses')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const on = panelCount(filters)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <div className="catalogue-bar">
      <TitleSearch key={filters.title} filters={filters} />
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <SlidersHorizontal />
        {t('filter')}
        {on > 0 && (
          <Badge plain>
            <span aria-hidden="true">{on}</span>
            <span className="sr-only">{t('filterCount', { count: on })}</span>
          </Badge>
        )}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterPanel
            key={addressOf({ ...filters, page: 1 })}
            open={isOpen}
            onOpenChange={setIsOpen}
            filters={filters}
            categories={categories}
            counts={counts}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A plain GET form: it also works before, and without, the scripts. */
function TitleSearch({ filters }: { filters: Filters }) {
  const t = useTranslations('courses')
  const navigate = useNavigate()
  const [title, setTitle] = useState(filters.title)
  const kept = new URL(addressOf({ ...filters, title: '', page: 1 }), 'http://x').searchParams
  const search = (words: string) =>
    void navigate(addressOf({ ...filters, title: words.trim(), page: 1 }), { preventScrollReset: true })
  return (
    <form
      method="get"
      action="/courses"
      role="search"
      className="grow"
      onSubmit={event => {
        event.preventDefault()
        search(title)
      }}
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchBox
        label={t('search')}
        clearLabel={t('clearSearch')}
        name="title"
        maxLength={100}
        value={title}
        onChange={event => setTitle(event.target.value)}
        onClear={() => {
          setTitle('')
          if (filters.title) search('')
        }}
      />
    </form>
  )
}
