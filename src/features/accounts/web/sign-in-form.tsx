import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { api, isCallRefused, UNREACHED } from '#src/web/calls/api.ts'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { hasEnded } from '#src/web/calls/session.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import { nextQuery } from '#src/wire/next-address.ts'

import { AccountSubmit } from './account-submit.tsx'
import { enter } from './enter.ts'
import { checkEmail, checkPassword } from './rules.ts'

type Values = { email: string; password: string }
type Props = { next: string | null; inert: boolean; onSwitch: () => void }

/** The fields that a refusal is about (L-AUTH-9, L-AUTH-10); any other stands above them (L-AUTH-11). */
const refusedFields: Readonly<Record<string, keyof Values>> = {
  'email-unknown': 'email',
  'password-incorrect': 'password',
  'sign-in-failed': 'password',
}

export function SignInForm({ next, inert, onSwitch }: Props) {
  const t = useTranslations('login')
  const fields = useTranslations('accounts.fields')
  const words = useTranslations('accounts.invalid')
  const isAlive = useHydrated()
  const Heading = inert ? 'h2' : 'h1' // a page has one title: that of the form in use
  const form = useForm<Values>({ defaultValues: { email: '', password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, values => signIn(values))
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isEnded = isAlive && hasEnded() // the server does not know
  const invalid = (key: 'email' | 'password' | undefined) => (key ? words(key) : true)

  async function withPasskey(): Promise<void> {
    setAsking(true)
    const part = await import('./passkey-sign-in.ts').catch(() => undefined)
    const answer = part ? await part.signInByPasskey() : { refusal: UNREACHED }
    setAsking(false)
    if ('user' in answer) return arrive(answer.user)
    toast.error('refusal' in answer ? answer.refusal : t('signIn.passkeyUnused'))
  }

  function arrive(user: Parameters<typeof enter>[0]): void {
    toast.afterNavigation('success', t('signIn.success'))
    enter(user, next)
  }

  async function signIn(values: Values): Promise<boolean> {
    setProblem(undefined)
    try {
      const answer = await api().signIn(values)
      if ('user' in answer) arrive(answer.user)
      else
        void navigate(
          { pathname: '/login/confirm', search: params.toString() },
          { state: answer.secondFactor, replace: true },
        )
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      const field = refusedFields[error.code]
      if (field) form.setError(field, { message: error.message })
      else setProblem(error.message)
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
      aria-label={t('signIn.form')}
      onSubmit={event => void submit(event)}
    >
      <Heading>{t('signIn.heading')}</Heading>
      <p className="auth-lead" role="status" data-problem={problem && ''}>
        {problem ?? t(isEnded ? 'signIn.ended' : 'signIn.lead')}
      </p>
      <TextField
        label={fields('email')}
        type="email"
        autoComplete="username"
        {...fieldOf(form, 'email', { validate: value => invalid(checkEmail(value)) })}
      />
      <PasswordField
        label={fields('password')}
        showText={fields('show')}
        hideText={fields('hide')}
        aside={
          <Link className="link" to={`/forget-password${nextQuery(next)}`}>
            {t('signIn.forgot')}
          </Link>
        }
        {...fieldOf(form, 'password', { validate: value => invalid(checkPassword(value)) })}
      />
      <AccountSubmit label={t('signIn.submit')} state={state} disabled={!isAlive} />
      <Button size="lg" block busy={isAsking} disabled={!isAlive} onClick={() => void withPasskey()}>
        {t('signIn.passkey')}
      </Button>
      <ToSignUp isAlive={isAlive} onSwitch={onSwitch} />
    </form>
  )
}

function ToSignUp({ isAlive, onSwitch }: Pick<Props, 'onSwitch'> & { isAlive: boolean }) {
  const t = useTranslations('login.signIn')
  const academy = useAcademy()
  return (
    <p className="auth-other">
      {t('other', { academy })}{' '}
      <button type="button" className="link" disabled={!isAlive} onClick={onSwitch}>
        {t('switch')}
      </button>
    </p>
  )
}
