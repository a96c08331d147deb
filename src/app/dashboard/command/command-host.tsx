import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { HoverLabel } from '#src/ui/overlays/hover-label.tsx'

const load = async () => ({ default: (await import('./command-palette.tsx')).CommandPalette })
const CommandPalette = lazy(load)

/** The way to everything that administrators can open or do: a button in the rail, and Ctrl K. */
export function CommandHost() {
  const t = useTranslations('command')
  const [isOpen, setOpen] = useState(false)
  // So early that what is typed right after Ctrl K reaches it.
  useEffect(() => void load(), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <HoverLabel label={t('open')}>
        <button
          type="button"
          className="dash-find"
          aria-label={t('open')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
        >
          <Search />
          <span className="dash-word" aria-hidden="true">
            {t('search')}
          </span>
          <kbd aria-hidden="true">{t('shortcut')}</kbd>
        </button>
      </HoverLabel>
      <Suspense>{isOpen && <CommandPalette onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** In the editor of texts Ctrl K makes a link; over a dialog nothing else opens. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false
  if (target instanceof Element && target.closest('[contenteditable=true]')) return false
  return document.querySelector('[role=dialog], [role=alertdialog]') === null
}
