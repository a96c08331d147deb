import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLoaderData, useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { PasswordRules } from '#src/ui/controls/password-rules.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { fieldOf, useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { Link } from '#src/web/links/link.tsx'
import { toast } from '#src/web/toast.ts'
import {
  isStrongPassword,
  PASSWORD_SUGGESTION,
  passwordRequirements,
  SPECIAL_CHARACTERS,
} from '#src/wire/account-rules.ts'
import { nextQuery } from '#src/wire/next-address.ts'

import { AuthPage } from '../auth-page.tsx'
import type { resetLoader } from '../loaders.ts'
import { spaced } from '../rules.ts'

const rules = ['length', 'upper', 'lower', 'digit', 'special'] as const

type Values = { password: string; confirmation: string }

/** L-RST-1: takes a new password; the address holds the token of the reset link. */
export function ResetPasswordPage() {
  const t = useTranslations('recovery.reset')
  const { token = '' } = useParams()
  const [isAlive, setAlive] = useState(useLoaderData<typeof resetLoader>() !== null)
  return (
    <AuthPage title={t('title')} description={t('description')} hidden>
      {isAlive ? <ResetPasswordForm token={token} onEnded={() => setAlive(false)} /> : <EndedLink />}
      <p className="auth-back">
        <Link className="link" to="/login">
          {t('back')}
        </Link>
      </p>
    </AuthPage>
  )
}

/** A link that resets nothing any more: used, older than an hour, or cut off on its way. */
function EndedLink() {
  const t = useTranslations('recovery.reset')
  return (
    <div className="auth-form fields">
      <h1>{t('title')}</h1>
      <p className="note" data-tone="warning" role="alert">
        {t('ended')}
      </p>
      <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to="/forget-password">
        {t('again')}
      </Link>
    </div>
  )
}

type FormProps = { token: string; onEnded: () => void }

function ResetPasswordForm({ token, onEnded }: FormProps) {
  const t = useTranslations('recovery.reset')
  const fields = useTranslations('accounts.fields')
  const isAlive = useHydrated()
  const viewer = useViewer()
  const form = useForm<Values>({ defaultValues: { password: '', confirmation: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, values => resetPassword(values))
  const password = form.watch('password')

  async function resetPassword(values: Values): Promise<boolean> {
    try {
      const { next } = await api().resetPassword({ newPassword: values.password, token })
      toast.afterNavigation('success', t('success'))
      location.assign(viewer ? '/dashboard' : `/login${nextQuery(next)}`)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.code === 'reset-unknown') {
        onEnded()
        return false
      }
      form.setError('password', { message: error.message })
      toast.error(error.code === 'password-common' ? error.message : t('failure'))
      return false
    }
  }

  const options = { show: fields('show'), hide: fields('hide') }
  const clearAll = () => form.clearErrors()
  return (
    <form
      className="auth-form fields"
      method="post"
      noValidate
      onInput={clearAll}
      onSubmit={event => void submit(event)}
    >
      <h1>{t('title')}</h1>
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        suggestion={PASSWORD_SUGGESTION}
        showText={options.show}
        hideText={options.hide}
        {...fieldOf(form, 'password', { validate: value => isStrongPassword(value) || t('weak') })}
      />
      <PasswordRules
        metText={t('met')}
        unmetText={t('unmet')}
        rules={rules.map(rule => ({
          label: t(`rules.${rule}`, { characters: spaced(SPECIAL_CHARACTERS) }),
          met: passwordRequirements[rule](password),
        }))}
      />
      <PasswordField
        label={t('confirmation')}
        autoComplete="new-password"
        suggestion={PASSWORD_SUGGESTION}
        showText={options.show}
        hideText={options.hide}
        {...fieldOf(form, 'confirmation', {
          validate: (value, values) => value === values.password || t('mismatch'),
        })}
      />
      <SubmitButton
        state={state}
        size="lg"
        block
        disabled={!isAlive}
        labels={{ normal: t('submit'), checking: t('resetting') }}
      />
    </form>
  )
}
