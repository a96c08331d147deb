import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { OtpField } from '#src/ui/controls/otp-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { EMAIL_CODE_DIGITS } from '#src/wire/account-rules.ts'

import { ResendCode } from '../sign-up/resend-code.tsx'
import type { Pause } from '../sign-up/use-pause.ts'
import { DialogForm } from './dialog-form.tsx'
import type { User } from './user.ts'

type Props = {
  email: string
  pause: Pause
  open: boolean
  onOpenChange: (open: boolean) => void
  onChange: (user: User) => void
}

/** L-PROF-8: takes the code that the second email was sent, one digit a box. */
export function EmailCodeDialog({ email, pause, open, onOpenChange, onChange }: Props) {
  const t = useTranslations('profile.email')
  const [code, setCode] = useState('')
  const form = useForm()
  const { state, submit } = useSubmission(form, () => activate())
  const [error, setError] = useState<string>()
  const { submitCount } = form.formState

  async function activate(): Promise<boolean> {
    if (code.length < EMAIL_CODE_DIGITS) {
      setError(t('codeShort'))
      return false
    }
    try {
      const { user } = await api().activateEmail({ activationCode: Number(code) })
      onChange(user)
      toast.success(t('added'))
      onOpenChange(false)
      return true
    } catch (thrown) {
      if (!isCallRefused(thrown)) throw thrown
      setCode('')
      setError(thrown.message)
      toast.error(thrown.message)
      return false
    }
  }

  return (
    <DialogForm
      open={open}
      onOpenChange={onOpenChange}
      title={t('activation')}
      description={t('activationText', { email })}
      submitLabel={t('add')}
      state={state}
      onSubmit={event => void submit(event)}
    >
      <OtpField
        label={t('code')}
        length={EMAIL_CODE_DIGITS}
        value={code}
        error={error}
        flash={error ? submitCount : 0}
        digitLabel={place => t('digit', { place })}
        onChange={value => {
          setError(undefined)
          setCode(value)
        }}
      />
      <ResendCode pause={pause} send={() => api().resendEmailCode({})} />
    </DialogForm>
  )
}
