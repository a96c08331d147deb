import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { SubmitButton, type SubmitState } from '#src/ui/controls/submit-button.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Words of the button that sends it. */
  submitLabel: string
  /** True where something is taken away: red is kept for going on. */
  danger?: boolean
  state: SubmitState
  onSubmit: (event: FormEvent) => void
  /** What stands there once it is done, in place of fields and buttons. */
  done?: ReactNode
  children: ReactNode
}

/** A dialog that asks for something: its fields, the button that sends them, and 'Cancel'. */
export function DialogForm({ open, onOpenChange, title, description, danger, done, ...form }: Props) {
  const { submitLabel, state, onSubmit, children } = form
  const t = useTranslations('profile')
  const id = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={t('close')}
      actions={
        done ?? (
          <>
            <Button variant="ghost" onClick={() => onOpenChange(false)}>
              {t('cancel')}
            </Button>
            <SubmitButton
              form={id}
              state={state}
              variant={danger ? 'danger' : 'primary'}
              labels={{ normal: submitLabel }}
            />
          </>
        )
      }
    >
      {!done && (
        <form id={id} className="prof-form fields" method="post" noValidate onSubmit={onSubmit}>
          {children}
        </form>
      )}
    </Dialog>
  )
}
