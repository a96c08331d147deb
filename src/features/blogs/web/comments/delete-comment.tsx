import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'

interface DeleteCommentProps {
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Loads Base UI: imported when somebody wants to delete. */
export function DeleteComment({ busy, onConfirm, onClose }: DeleteCommentProps) {
  const t = useTranslations('blogs')
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('deleteTitle')}
      description={t('deleteText')}
      cancelLabel={t('cancel')}
      action={
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {t('delete')}
        </Button>
      }
    />
  )
}
