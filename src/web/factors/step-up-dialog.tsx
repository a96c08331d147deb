import { useCallback, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { ErrorState } from '#src/ui/controls/message.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'

import { api, isCallRefused, type Api } from '../calls/api.ts'
import { fieldOf, useSubmission } from '../forms/form.ts'
import { FactorForm, type Answers, type Method } from './factor-form.tsx'
import { askForPasskey } from './passkeys.ts'

type Factors = Awaited<ReturnType<Api['listFactors']>>

interface StepUpDialogProps {
  open: boolean
  onEnd: (isConfirmed: boolean) => void
}

const methodsOf = ({ passkeys, app, recoveryCodesLeft }: Factors): Method[] => [
  ...(passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(app ? (['app'] as const) : []),
  ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
]

/** Asks whoever is signed in to prove that it is them: with a second factor, or without one by the password. */
export function StepUpDialog({ open, onEnd }: StepUpDialogProps) {
  const t = useTranslations('factors')
  const { methods, hasFailed, retry } = useOwnMethods()
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => !isOpen && onEnd(false)}
      title={t('stepUp.title')}
      description={t('stepUp.text')}
      closeLabel={t('stepUp.close')}
    >
      {hasFailed && <ErrorState title={t('stepUp.failed')} retryLabel={t('retry')} onRetry={retry} />}
      {!hasFailed && !methods && <Skeleton height="10rem" />}
      {methods?.length === 0 && <PasswordAnswer onEnd={onEnd} />}
      {methods && methods.length > 0 && <FactorForm methods={methods} answers={answersFor(onEnd)} />}
    </Dialog>
  )
}

function useOwnMethods() {
  const [methods, setMethods] = useState<Method[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    api()
      .listFactors({})
      .then(factors => setMethods(methodsOf(factors)))
      .catch(() => setFailed(true))
  }, [])
  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { methods, hasFailed, retry }
}

const answersFor = (onEnd: StepUpDialogProps['onEnd']): Answers => ({
  app: code =>
    api()
      .confirmWithApp({ code })
      .then(() => onEnd(true)),
  recovery: code =>
    api()
      .confirmWithRecovery({ code })
      .then(() => onEnd(true)),
  passkey: async () => {
    const { options } = await api().askConfirmPasskey({})
    const credential = await askForPasskey(options)
    if (typeof credential === 'string') return credential
    await api().confirmWithPasskey({ credential })
    onEnd(true)
    return undefined
  },
})

function PasswordAnswer({ onEnd }: Pick<StepUpDialogProps, 'onEnd'>) {
  const t = useTranslations('factors')
  const manager = useTranslations('manager')
  const fields = useTranslations('accounts.fields')
  const id = useId()
  const form = useForm({ defaultValues: { password: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ password }) => {
    try {
      await api().confirmWithPassword({ password })
      onEnd(true)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      form.setError('password', { message: error.message })
      return false
    }
  })
  return (
    <form
      id={id}
      className="factor-form fields"
      method="post"
      noValidate
      onSubmit={event => {
        event.stopPropagation()
        void submit(event)
      }}
    >
      <PasswordField
        label={manager('password')}
        showText={fields('show')}
        hideText={fields('hide')}
        {...fieldOf(form, 'password', { validate: value => value !== '' || manager('passwordMissing') })}
      />
      <div className="dialog-acts">
        <Button variant="ghost" onClick={() => onEnd(false)}>
          {manager('cancel')}
        </Button>
        <SubmitButton form={id} state={state} labels={{ normal: t('confirm'), checking: t('checking') }} />
      </div>
    </form>
  )
}
