import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { AlertDialog } from '#src/ui/alert-dialog.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { isCallRefused } from '#src/web/api.ts'
import { fieldOf, useSubmission } from '#src/web/form.ts'
import { toast } from '#src/web/toast.ts'

export interface DeletePromptProps {
  /** What the thing is called: the prompt names it. */
  name: string
  /** What goes with it, and whether it comes back. */
  text: ReactNode
  /** Deletes it with this password. */
  onDelete: (password: string) => Promise<unknown>
  onClose: () => void
  /** The toasts. `failed` may take the server's own words. */
  deleted: string
  failed: string | ((message: string) => string)
  /** The list is read again unless told what comes instead. */
  onDeleted?: () => void
}

/** A-LIST-2: asks for the password before a thing is deleted. Drawn while it is open; its owner closes it. */
export function DeletePrompt({ name, text, onDelete, onClose, deleted, failed, onDeleted }: DeletePromptProps) {
  const t = useTranslations('manager')
  const fields = useTranslations('accounts.fields')
  const id = useId()
  const { revalidate } = useRevalidator()
  const form = useForm({ defaultValues: { password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ password }) => {
    try {
      await onDelete(password)
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('password', { message: error.message }, { shouldFocus: true })
      toast.error(typeof failed === 'string' ? failed : failed(error.message))
      return false
    }
    toast.success(deleted)
    onClose()
    if (onDeleted) onDeleted()
    else await revalidate()
    return true
  })
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('deleteTitle', { name })}
      description={text}
      cancelLabel={t('cancel')}
      action={
        <SubmitButton
          form={id}
          state={state}
          variant="danger"
          labels={{ normal: t('deleteButton'), checking: t('deleting') }}
        />
      }
    >
      <form id={id} method="post" noValidate onSubmit={event => void submit(event)}>
        <PasswordField
          label={t('password')}
          showText={fields('show')}
          hideText={fields('hide')}
          {...fieldOf(form, 'password', { validate: value => value !== '' || t('passwordMissing') })}
        />
      </form>
    </AlertDialog>
  )
}
