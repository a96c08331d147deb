import { useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { endsNow } from '#src/web/calls/session.ts'
import { useAskBeforeUnload } from '#src/web/forms/ask-before-unload.ts'

interface UnsavedProps {
  /** Whether something would be lost now. */
  isDirty: boolean
  /** Whether another query of the same page loses it as well. */
  query?: boolean
  onLeave?: () => void
}

/** Unsaved changes are never lost silently: leaving the page asks first, and so does the browser when its window closes. */
export function Unsaved({ isDirty, query = false, onLeave }: UnsavedProps) {
  const t = useTranslations('manager')
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || (query && from.search !== to.search)),
  )
  // What is typed is kept for who logs in again.
  useAskBeforeUnload(isDirty, endsNow)
  if (blocker.state !== 'blocked') return null
  const leave = () => {
    onLeave?.()
    blocker.proceed()
  }
  return (
    <AlertDialog
      open
      isAboutBack
      onOpenChange={open => !open && blocker.reset()}
      title={t('unsavedTitle')}
      description={t('unsavedText')}
      cancelLabel={t('stay')}
      action={
        <Button variant="danger" onClick={leave}>
          {t('leave')}
        </Button>
      }
    />
  )
}
