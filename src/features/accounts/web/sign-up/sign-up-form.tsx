import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { useDraft } from '#src/web/forms/draft.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { showInFields } from '#src/web/forms/refused-fields.ts'
import { toast } from '#src/web/toast.ts'
import { NAME_MAX } from '#src/wire/account-rules.ts'
import { takenNext } from '#src/wire/next-address.ts'

import { AccountSubmit } from '../account-submit.tsx'
import { checkEmail, checkName, checkPassword } from '../rules.ts'
import { typedBefore, typedIn } from './sign-up-address.ts'
import { ToSignIn } from './to-sign-in.tsx'

type Values = { firstName: string; lastName: string; email: string; password: string }
type Props = {
  next: string | null
  inert: boolean
  onSwitch: () => void
  /** By whose link somebody came, and the address that it was mailed to. */
  invited?: { readonly token: string; readonly email: string }
}

const empty: Values = { firstName: '', lastName: '', email: '', password: '' }

/** The fields that a refusal is about; any other is told in the toast alone. */
const refusedFields: Readonly<Record<string, keyof Values>> = { 'email-taken': 'email', 'password-common': 'password' }

export function SignUpForm({ next, inert, onSwitch, invited }: Props) {
  const t = useTranslations('login')
  const invitation = useTranslations('invitation')
  const academy = useAcademy()
  const fields = useTranslations('accounts.fields')
  const words = useTranslations('accounts.invalid')
  const isAlive = useHydrated()
  const Heading = inert ? 'h2' : 'h1' // a page has one title: that of the form in use
  const navigate = useNavigate()
  const location: { state: unknown } = useLocation()
  const typed = { ...empty, ...typedBefore(location.state), ...(invited && { email: invited.email }) }
  const form = useForm<Values>({ defaultValues: typed, reValidateMode: 'onSubmit' })
  const { forget } = useDraft(form, {
    key: invited ? 'draft:invited' : 'draft:sign-up',
    isOfTab: true,
    secrets: ['password'],
  })
  const { state, submit } = useSubmission(form, values => signUp(values))
  const invalid = (key: 'email' | 'password' | 'name' | undefined) => (key ? words(key) : true)

  async function signUp(values: Values): Promise<boolean> {
    try {
      const { token } = await api().signUp({
        ...values,
        next: takenNext(next),
        ...(invited && { invitation: invited.token }),
      })
      forget()
      toast.success(t('signUp.success'))
      await navigate(`/activation/${token}`, { state: typedIn(values), replace: true })
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      showInFields(form, error, refusedFields)
      toast.error(error.message)
      return false
    }
  }

  return (
    <form
      className="auth-form fields"
      method="post"
      noValidate
      inert={inert}
      aria-label={t('signUp.form')}
      onSubmit={event => void submit(event)}
    >
      <Heading>{invited ? invitation('title', { academy }) : t('signUp.heading')}</Heading>
      <p className="auth-lead">{invited ? invitation('lead', { email: invited.email }) : t('signUp.lead')}</p>
      <div className="auth-names">
        <TextField
          label={fields('firstName')}
          autoComplete="given-name"
          maxLength={NAME_MAX}
          {...fieldOf(form, 'firstName', { validate: value => invalid(checkName(value)) })}
        />
        <TextField
          label={fields('lastName')}
          autoComplete="family-name"
          maxLength={NAME_MAX}
          {...fieldOf(form, 'lastName', { validate: value => invalid(checkName(value)) })}
        />
      </div>
      <TextField
        label={fields('email')}
        type="email"
        autoComplete="username"
        readOnly={invited !== undefined}
        {...fieldOf(form, 'email', { validate: value => invalid(checkEmail(value)) })}
      />
      <PasswordField
        label={fields('password')}
        help={fields('passwordHelp')}
        autoComplete="new-password"
        showText={fields('show')}
        hideText={fields('hide')}
        {...fieldOf(form, 'password', { validate: value => invalid(checkPassword(value)) })}
      />
      <AccountSubmit label={t('signUp.submit')} state={state} disabled={!isAlive} />
      <ToSignIn onSwitch={onSwitch} />
    </form>
  )
}
