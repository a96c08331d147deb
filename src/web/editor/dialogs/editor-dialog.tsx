import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'

interface EditorDialogProps {
  title: string
  submitLabel: string
  onSubmit: () => void
  onClose: () => void
  /** Takes away what the dialog is about. */
  remove?: { readonly label: string; readonly run: () => void } | undefined
  busy?: boolean | undefined
  wide?: boolean | undefined
  children: ReactNode
}

/** A small form beside the text. It stands inside the page's form in React's tree, so its submit ends here. */
export function EditorDialog({
  title,
  submitLabel,
  onSubmit,
  onClose,
  remove,
  busy,
  wide,
  children,
}: EditorDialogProps) {
  const t = useTranslations('editor')
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('cancel')}
      size={wide ? 'wide' : 'normal'}
      actions={
        <>
          {remove && (
            <Button variant="danger" className="me-auto" onClick={remove.run}>
              {remove.label}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          event.stopPropagation()
          onSubmit()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
