import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import { checkEmail } from '../rules.ts'
import { DialogForm } from './dialog-form.tsx'
import type { User } from './user.ts'

type Values = { email: string; password: string }

type Props = {
  user: User
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Told the address that was sent a code. */
  onSent: (email: string) => void
}

/** L-PROF-7: asks for a second email and the password, and has a code sent. */
export function AddEmailDialog({ user, open, onOpenChange, onSent }: Props) {
  const t = useTranslations('profile.email')
  const invalid = useTranslations('accounts.invalid')
  const fields = useTranslations('accounts.fields')
  const form = useForm<Values>({ defaultValues: { email: '', password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, values => send(values))

  async function send({ email, password }: Values): Promise<boolean> {
    const secondaryEmail = email.trim()
    try {
      await api().addEmail({ secondaryEmail, password })
      toast.success(t('sent'))
      onSent(secondaryEmail.toLowerCase())
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const field = error.code === 'password-incorrect' ? 'password' : 'email'
      form.setError(field, { message: error.message })
      toast.error(error.message)
      return false
    }
  }

  function check(value: string): string | true {
    if (value.trim().toLowerCase() === user.email) return t('same')
    return checkEmail(value) ? invalid('email') : true
  }
  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('add')}
      description={t('addText')}
      submitLabel={t('add')}
      state={state}
      onSubmit={event => void submit(event)}
    >
      <TextField
        label={t('secondary')}
        type="email"
        autoComplete="off"
        {...fieldOf(form, 'email', { validate: check })}
      />
      <PasswordField
        label={fields('password')}
        showText={fields('show')}
        hideText={fields('hide')}
        {...fieldOf(form, 'password', { validate: value => value !== '' || t('passwordMissing') })}
      />
    </DialogForm>
  )
}
