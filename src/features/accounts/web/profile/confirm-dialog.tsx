import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { api, isCallRefused, type CallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

type Props<Answer> = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  /** Words of the button that does it. */
  button: string
  /** What is said when it is done. */
  done: string
  run: () => Promise<Answer>
  onDone: (answer: Answer) => void
  danger?: boolean
}

/**
 * Asks before it does something; closes with its animation on cancel and on success, and stays on failure. Where the
 * server wants to know first that it is still the same person, it asks for the password in place.
 */
export function ConfirmDialog<Answer>(props: Props<Answer>) {
  const { open, onOpenChange, title, text, button, done, run, onDone, danger = false } = props
  const t = useTranslations('profile')
  const fields = useTranslations('accounts.fields')
  const id = useId()
  const [asksPassword, setAsksPassword] = useState(false)
  const form = useForm({ defaultValues: { password: '' }, reValidateMode: 'onSubmit' })
  const { setFocus } = form
  useEffect(() => {
    if (asksPassword) setFocus('password')
  }, [asksPassword, setFocus])

  const { state, submit } = useSubmission(form, async ({ password }) => {
    try {
      if (asksPassword) await api().confirmWithPassword({ password })
      const answer = await run()
      onOpenChange(false)
      toast.success(done)
      onDone(answer)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      explain(error)
      return false
    }
  })

  function explain({ code, message }: CallRefused): void {
    if (code === 'confirmation-needed') return setAsksPassword(true)
    if (asksPassword) form.setError('password', { message })
    toast.error(message)
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      cancelLabel={t('cancel')}
      action={
        <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={state === 'checking'}>
          {button}
        </Button>
      }
    >
      <form
        id={id}
        className={asksPassword ? 'prof-form fields' : undefined}
        method="post"
        noValidate
        onSubmit={event => void submit(event)}
      >
        {asksPassword && (
          <PasswordField
            label={fields('password')}
            help={t('confirmHelp')}
            showText={fields('show')}
            hideText={fields('hide')}
            {...fieldOf(form, 'password', { validate: value => value !== '' || t('email.passwordMissing') })}
          />
        )}
      </form>
    </AlertDialog>
  )
}
