import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'

import { TitleSearch, type TitleSearchProps } from './title-search.tsx'

interface CatalogueBarProps extends TitleSearchProps {
  /** How many filters of the panel are on. */
  filterCount: number
  /** Where somebody chooses the order of the list. */
  order?: ReactNode
  /** Fetches the panel's code, when somebody reaches for it. */
  loadPanel: () => Promise<unknown>
  /** Draws the panel, which may come lazily. */
  panel: (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode
}

/** The search by title and the door to the filter panel. */
export function CatalogueBar({ filterCount, order, loadPanel, panel, ...search }: CatalogueBarProps) {
  const t = useTranslations('catalogue')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <div className="catalogue-bar">
      <TitleSearch {...search} />
      {order}
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <SlidersHorizontal />
        {t('filter')}
        {filterCount > 0 && (
          <Badge plain>
            <span aria-hidden="true">{filterCount}</span>
            <span className="sr-only">{t('filterCount', { count: filterCount })}</span>
          </Badge>
        )}
      </Button>
      {wasOpened && <Suspense>{panel(isOpen, setIsOpen)}</Suspense>}
    </div>
  )
}
