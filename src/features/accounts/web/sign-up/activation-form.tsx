import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { rememberUser } from '#src/web/calls/session.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'
import { ACTIVATION_CODE_DIGITS } from '#src/wire/account-rules.ts'
import { safeNext } from '#src/wire/next-address.ts'

import { AccountSubmit } from '../account-submit.tsx'
import { SignUpAgain } from './sign-up-again.tsx'

/** A code that was copied may bring blanks and lines along. */
const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '')

const codePattern = new RegExp(`^\\d{${ACTIVATION_CODE_DIGITS}}$`)

type FormProps = { token: string; email: string; next: string | null; needsPassword: boolean }

export function ActivationForm({ token, email, next, needsPassword }: FormProps) {
  const t = useTranslations('activation')
  const fields = useTranslations('accounts.fields')
  const isAlive = useHydrated()
  const form = useForm({ defaultValues: { code: '', password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, values => activate(values))

  async function activate({ code, password }: { code: string; password: string }): Promise<boolean> {
    try {
      const given = { activationCode: Number(code), token, ...(needsPassword && { password }) }
      const { user } = await api().activate(given)
      rememberUser(user)
      toast.afterNavigation('success', t('success'))
      location.replace(safeNext(next) ?? '/')
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const field = error.code === 'password-incorrect' ? 'password' : 'code'
      form.setError(field, { message: error.message })
      toast.error(error.message)
      return false
    }
  }

  return (
    <form className="auth-form fields" method="post" noValidate onSubmit={event => void submit(event)}>
      <h1>{t('title')}</h1>
      <p className="auth-lead">
        {t.rich('lead', { email, address: text => <bdi className="auth-address">{text}</bdi> })}{' '}
        <SignUpAgain next={next}>{t('change')}</SignUpAgain>
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
