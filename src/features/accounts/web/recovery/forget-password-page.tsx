import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { nextQuery, takenNext } from '#src/wire/next-address.ts'

import { AuthPage } from '../auth-page.tsx'
import { checkEmail } from '../rules.ts'

/** L-FORG-1: has a reset link sent. */
export function ForgetPasswordPage() {
  const t = useTranslations('recovery.forgot')
  const viewer = useViewer()
  const next = takenNext(useSearchParams()[0].get('next'))
  const [sentTo, setSentTo] = useState<string>()
  return (
    <AuthPage title={t('title')} description={t('description')}>
      <ForgetPasswordForm next={next} onSent={setSentTo} />
      {sentTo && (
        <p className="note" data-tone="success">
          <MailCheck />
          <span>{t('sent', { email: sentTo })}</span>
        </p>
      )}
      {!viewer && (
        <Link className="link auth-back" to={`/login${nextQuery(next)}`}>
          {t('back')}
        </Link>
      )}
    </AuthPage>
  )
}

interface FormProps {
  /** Where the reset link leads in the end. */
  next: string | undefined
  onSent: (email: string) => void
}

function ForgetPasswordForm({ next, onSent }: FormProps) {
  const t = useTranslations('recovery.forgot')
  const fields = useTranslations('accounts.fields')
  const isAlive = useHydrated()
  const form = useForm({ defaultValues: { email: '' }, reValidateMode: 'onSubmit' })
  const { state, reset, submit } = useSubmission(form, values => recover(values))

  async function recover({ email }: { email: string }): Promise<boolean> {
    try {
      await api().recoverPassword({ email, next })
      onSent(email.trim())
      toast.success(t('success'))
      reset()
    } catch (error) {
      if (!isCallRefused(error)) throw error
      toast.success(t('failure')) // L-FORG-5: the specification gives this failure the icon of a success
    }
    return false
  }

  const check = (email: string) => {
    if (!email.trim()) return t('empty')
    return checkEmail(email) ? t('invalid') : true
  }
  return (
    <form className="auth-form fields" method="post" noValidate onSubmit={event => void submit(event)}>
      <h1>{t('title')}</h1>
      <p className="auth-lead">{t('lead')}</p>
      <TextField
        label={fields('email')}
        type="email"
        autoComplete="username"
        {...fieldOf(form, 'email', { validate: check })}
      />
      <SubmitButton
        state={state}
        size="lg"
        block
        disabled={!isAlive}
        labels={{ normal: t('submit'), checking: t('sending') }}
      />
    </form>
  )
}
