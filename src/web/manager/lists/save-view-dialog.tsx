import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { api } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { VIEW_NAME_MAX } from '#src/wire/lists.ts'

import { useRefusal } from '../prompts/use-refusal.ts'

interface SaveViewDialogProps {
  /** Path of the list, and what its address asks for. */
  list: string
  search: string
  onClose: () => void
}

/** Asks what a view is to be called. Drawn while it is open. */
export function SaveViewDialog({ list, search, onClose }: SaveViewDialogProps) {
  const t = useTranslations('manager.views')
  const cancel = useTranslations('manager')
  const id = useId()
  const { revalidate } = useRevalidator()
  const hear = useRefusal()
  const form = useForm({ defaultValues: { name: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ name }) => {
    try {
      await api().saveView({ list, name, search })
      toast.success(t('saved', { name: name.trim() }))
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
      title={t('saveTitle')}
      description={t('saveText')}
      closeLabel={cancel('cancel')}
      actions={<SubmitButton form={id} state={state} labels={{ normal: t('save'), checking: cancel('saving') }} />}
    >
      <form id={id} method="post" noValidate onSubmit={event => void submit(event)}>
        <TextField
          label={t('name')}
          maxLength={VIEW_NAME_MAX}
          autoComplete="off"
          {...fieldOf(form, 'name', { validate: value => value.trim() !== '' || t('nameMissing') })}
        />
      </form>
    </Dialog>
  )
}
