import { MailOpen } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Link, useLoaderData, useLocation, useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/message.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { api, isCallRefused } from '#src/web/api.ts'
import { fieldOf, useIsAlive, useSubmission } from '#src/web/form.ts'
import { Head } from '#src/web/head.tsx'
import { usePage } from '#src/web/page-data.ts'
import { rememberUser } from '#src/web/session.ts'
import { toast } from '#src/web/toast.ts'
import { ACTIVATION_CODE_DIGITS } from '#src/wire/account-rules.ts'
import { safeNext } from '#src/wire/next-address.ts'

import { AccountSubmit } from './account-submit.tsx'
import type { activationLoader } from './loaders.ts'
import { ResendCode } from './resend-code.tsx'
import { signUpAddress } from './sign-up-address.ts'

/** A code that was copied may bring blanks and lines along. */
const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

const codePattern = new RegExp(`^\\d{${ACTIVATION_CODE_DIGITS}}$`)

/** L-ACT-1: takes the code of the activation mail. The address holds the token of the sign-up. */
export function ActivationPage() {
  const t = useTranslations('activation')
  const fields = useTranslations('accounts.fields')
  const { id = '' } = useParams()
  const { site } = usePage()
  const next = useSearchParams()[0].get('next') ?? undefined
  const waiting = useLoaderData<typeof activationLoader>()
  return (
    <div className="auth">
      <Head title={t('title')} description={t('description')} hidden />
      <div className="auth-card">
        {waiting ? <ActivationForm token={id} {...waiting} /> : <EndedSignUp />}
        {waiting && <ResendCode send={() => api().resendActivation({ token: id, next })} />}
        {site.mailFolder && (
          <p className="note">
            <MailOpen />
            <span>
              {t('mailFolder')} <bdi className="auth-path">{site.mailFolder}</bdi>
            </span>
          </p>
        )}
      </div>
      <noscript>
        <p className="auth-note">{fields('noScript')}</p>
      </noscript>
    </div>
  )
}

/** A link that leads nowhere any more: used, older than a day, or cut off on its way. */
function EndedSignUp() {
  const t = useTranslations('activation')
  return (
    <div className="auth-form">
      <h1>{t('title')}</h1>
      <Notice tone="warning">{t('ended')}</Notice>
      <SignUpAgain>{t('signUpAgain')}</SignUpAgain>
    </div>
  )
}

/** Back to the form of the sign-up, with what was typed there except for the password. */
function SignUpAgain({ children }: { children: string }) {
  const [params] = useSearchParams()
  const location: { state: unknown } = useLocation()
  return (
    <Link className="link" to={signUpAddress(params.get('next'))} state={location.state}>
      {children}
    </Link>
  )
}

type FormProps = { token: string; email: string; needsPassword: boolean }

function ActivationForm({ token, email, needsPassword }: FormProps) {
  const t = useTranslations('activation')
  const fields = useTranslations('accounts.fields')
  const isAlive = useIsAlive()
  const [params] = useSearchParams()
  const form = useForm({ defaultValues: { code: '', password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, values => activate(values))

  async function activate({ code, password }: { code: string; password: string }): Promise<boolean> {
    try {
      const given = { activationCode: Number(code), token, ...(needsPassword && { password }) }
      const { user } = await api().activate(given)
      rememberUser(user)
      toast.afterNavigation('success', t('success'))
      location.assign(safeNext(params.get('next')) ?? '/')
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const field = error.code === 'password-incorrect' ? 'password' : 'code'
      form.setError(field, { message: error.message }, { shouldFocus: true })
      toast.error(error.message)
      return false
    }
  }

  return (
    <form className="auth-form" method="post" noValidate onSubmit={event => void submit(event)}>
      <h1>{t('title')}</h1>
      <p className="auth-lead">
        {t.rich('lead', { email, address: text => <bdi className="auth-address">{text}</bdi> })}{' '}
        <SignUpAgain>{t('change')}</SignUpAgain>
      </p>
      {needsPassword && <Notice tone="info">{t('elsewhere')}</Notice>}
      <TextField
        className="auth-code"
        label={t('code')}
        help={t('help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
        {...fieldOf(form, 'code', { setValueAs: digitsOf, validate: value => codePattern.test(value) || t('invalid') })}
      />
      {needsPassword && (
        <PasswordField
          label={fields('password')}
          help={t('passwordHelp')}
          showText={fields('show')}
          hideText={fields('hide')}
          {...fieldOf(form, 'password', { validate: value => value !== '' || t('passwordMissing') })}
        />
      )}
      <AccountSubmit label={t('submit')} state={state} disabled={!isAlive} />
    </form>
  )
}
