import { useForm } from 'react-hook-form'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { AccountSubmit } from '#src/features/accounts/web/account-submit.tsx'
import { enter } from '#src/features/accounts/web/enter.ts'
import { checkEmail } from '#src/features/accounts/web/rules.ts'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { showInFields } from '#src/web/forms/refused-fields.ts'
import { toast } from '#src/web/toast.ts'
import { isStrongPassword, NAME_MAX } from '#src/wire/account-rules.ts'
import { ACADEMY_NAME_MAX } from '#src/wire/text/text-limits.ts'

type Values = { academy: string; firstName: string; lastName: string; email: string; password: string }

const refusedFields: Readonly<Record<string, keyof Values>> = {
  'email-taken': 'email',
  'password-weak': 'password',
  'password-common': 'password',
}

/** What the academy is called, and who runs it. */
export function SetUpForm({ academy }: { academy: string }) {
  const t = useTranslations('firstDay.setUp')
  const fields = useTranslations('accounts.fields')
  const words = useTranslations('accounts.invalid')
  const isAlive = useHydrated()
  const { token = '' } = useParams()
  const form = useForm<Values>({
    defaultValues: { academy, firstName: '', lastName: '', email: '', password: '' },
    reValidateMode: 'onSubmit',
  })
  const { state, submit } = useSubmission(form, async values => {
    try {
      const { user } = await api().setUp({ ...values, token })
      enter(user, null)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      showInFields(form, error, refusedFields)
      toast.error(error.message)
      return false
    }
  })
  const filled = (message: string) => (value: string) => value.trim() !== '' || message
  const checkOwnEmail = (value: string) => {
    const wrong = checkEmail(value)
    return wrong ? words(wrong) : true
  }
  return (
    <form
      className="auth-form fields"
      method="post"
      noValidate
      aria-label={t('title')}
      onSubmit={event => void submit(event)}
    >
      <h1>{t('title')}</h1>
      <p className="auth-lead">{t('lead')}</p>
      <TextField
        label={t('academy')}
        help={t('academyHelp')}
        maxLength={ACADEMY_NAME_MAX}
        {...fieldOf(form, 'academy', { validate: filled(t('academyMissing')) })}
      />
      <div className="auth-names">
        <TextField
          label={fields('firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX}
          {...fieldOf(form, 'firstName', { validate: filled(t('nameMissing')) })}
        />
        <TextField
          label={fields('lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
          {...fieldOf(form, 'lastName', { validate: filled(t('nameMissing')) })}
        />
      </div>
      <TextField
        label={fields('email')}
        type="email"
        autoComplete="username"
        {...fieldOf(form, 'email', { validate: checkOwnEmail })}
      />
      <PasswordField
        label={fields('password')}
        help={t('passwordHelp')}
        autoComplete="new-password"
        showText={fields('show')}
        hideText={fields('hide')}
        {...fieldOf(form, 'password', { validate: value => isStrongPassword(value) || t('passwordWeak') })}
      />
      <AccountSubmit label={t('submit')} state={state} disabled={!isAlive} />
    </form>
  )
}
