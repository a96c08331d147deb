import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextArea } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import { useRefusal } from './use-refusal.ts'

interface ReasonDialogProps {
  title: string
  text: string
  closeLabel: string
  /** Words of the button, and while it works. */
  labels: { normal: string; checking: string }
  reason: { label: string; help?: string; missing: string }
  /** Does it for this reason. */
  run: (reason: string) => Promise<unknown>
  done: string
  onClose: () => void
}

/** Asks why before something is done that can be undone; the page is read again. Drawn while it is open. */
export function ReasonDialog({ title, text, closeLabel, labels, reason: why, run, done, onClose }: ReasonDialogProps) {
  const { revalidate } = useRevalidator()
  const id = useId()
  const hear = useRefusal()
  const form = useForm({ defaultValues: { reason: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ reason }) => {
    try {
      await run(reason)
      toast.success(done)
    } catch (error) {
      toast.error((await hear(error)).message)
      return false
    }
    onClose()
    await revalidate()
    return true
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={text}
      closeLabel={closeLabel}
      actions={<SubmitButton form={id} state={state} labels={labels} />}
    >
      <form id={id} method="post" noValidate onSubmit={event => void submit(event)}>
        <TextArea
          label={why.label}
          help={why.help}
          maxLength={500}
          {...fieldOf(form, 'reason', { validate: value => value.trim().length >= 3 || why.missing })}
        />
      </form>
    </Dialog>
  )
}
