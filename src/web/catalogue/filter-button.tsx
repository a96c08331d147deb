import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'

export interface FilterButtonProps {
  /** How many filters of the panel are on. */
  filterCount: number
  /** Fetches the panel's code, when somebody reaches for it. */
  loadPanel: () => Promise<unknown>
  /** Draws the panel, which may come lazily. */
  panel: (open: boolean, onOpenChange: (open: boolean) => void) => ReactNode
}

/** The door to the filter panel. */
export function FilterButton({ filterCount, loadPanel, panel }: FilterButtonProps) {
  const t = useTranslations('catalogue')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
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
    </>
  )
}
