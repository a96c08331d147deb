import { MailOpen } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { TextField } from '#src/ui/text-field.tsx'
import { api, isCallRefused } from '#src/web/api.ts'
import { fieldOf, useIsAlive, useSubmission } from '#src/web/form.ts'
import { Head } from '#src/web/head.tsx'
import { usePage } from '#src/web/page-data.ts'
import { rememberUser, safeNext } from '#src/web/session.ts'
import { toast } from '#src/web/toast.ts'
import { ACTIVATION_CODE_DIGITS } from '#src/wire/account-rules.ts'

import { AccountSubmit } from './account-submit.tsx'
import { ResendCode } from './resend-code.tsx'

const codePattern = new RegExp(`^\\d{${ACTIVATION_CODE_DIGITS}}$`)

/** L-ACT-1: takes the code of the activation mail. The address holds the token of the sign-up. */
export function ActivationPage() {
  const t = useTranslations('accounts')
  const { id = '' } = useParams()
  const { site } = usePage()
  return (
    <div className="auth">
      <Head title={t('activation.title')} description={t('activation.description')} hidden />
      <div className="auth-card">
        <ActivationForm token={id} />
        <ResendCode send={() => api().resendActivation({ token: id })} />
        {site.mailFolder && (
          <p className="note">
            <MailOpen />
            <span>
              {t('activation.mailFolder')} <bdi className="auth-path">{site.mailFolder}</bdi>
            </span>
          </p>
        )}
      </div>
      <noscript>
        <p className="auth-note">{t('noScript')}</p>
      </noscript>
    </div>
  )
}

function ActivationForm({ token }: { token: string }) {
  const t = useTranslations('accounts')
  const isAlive = useIsAlive()
  const [params] = useSearchParams()
  const form = useForm({ defaultValues: { code: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, values => activate(values))

  async function activate({ code }: { code: string }): Promise<boolean> {
    try {
      const { user } = await api().activate({ activationCode: Number(code), token })
      rememberUser(user)
      toast.afterNavigation('success', t('activation.success'))
      location.assign(safeNext(params.get('next')) ?? '/')
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('code', { message: error.message }, { shouldFocus: true })
      toast.error(error.message)
      return false
    }
  }

  return (
    <form className="auth-form" method="post" noValidate onSubmit={event => void submit(event)}>
      <h1>{t('activation.title')}</h1>
      <p className="auth-lead">{t('activation.lead')}</p>
      <TextField
        className="auth-code"
        label={t('activation.code')}
        help={t('activation.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={ACTIVATION_CODE_DIGITS}
        {...fieldOf(form, 'code', { validate: value => codePattern.test(value) || t('activation.invalid') })}
      />
      <AccountSubmit label={t('activation.submit')} state={state} disabled={!isAlive} />
    </form>
  )
}
