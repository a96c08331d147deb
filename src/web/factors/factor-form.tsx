import { KeyRound, LifeBuoy, Smartphone, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'

import { isCallRefused } from '../calls/api.ts'
import { fieldOf, useSubmission } from '../forms/form.ts'
import type { NoPasskey } from './passkeys.ts'

export type Method = 'passkey' | 'app' | 'recovery'

/** Sends an answer to the server; rejects with what it refused. */
export type Answers = {
  readonly passkey: () => Promise<NoPasskey | undefined>
  readonly app: (code: string) => Promise<unknown>
  readonly recovery: (code: string) => Promise<unknown>
}

interface FactorFormProps {
  /** What this person has, the strongest first. */
  methods: readonly Method[]
  answers: Answers
  /** The server took none of the answers, and takes no more. */
  onEnded?: () => void
}

const icons: Readonly<Record<Method, LucideIcon>> = { passkey: KeyRound, app: Smartphone, recovery: LifeBuoy }

/** Asks for a second factor: one way at a time, and the way to the others. */
export function FactorForm({ methods, answers, onEnded }: FactorFormProps) {
  const t = useTranslations('factors')
  const [method, setMethod] = useState<Method>(methods[0] ?? 'recovery')
  return (
    <div className="factor">
      <p className="factor-lead">{t(`lead.${method}`)}</p>
      {method === 'passkey' ? (
        <PasskeyAnswer ask={answers.passkey} onEnded={onEnded} />
      ) : (
        <CodeAnswer key={method} method={method} send={answers[method]} onEnded={onEnded} />
      )}
      {methods.length > 1 && (
        <ul className="factor-others" aria-label={t('others')}>
          {methods
            .filter(other => other !== method)
            .map(other => (
              <li key={other}>
                <OtherWay method={other} onChoose={() => setMethod(other)} />
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

function OtherWay({ method, onChoose }: { method: Method; onChoose: () => void }) {
  const t = useTranslations('factors')
  const Icon = icons[method]
  return (
    <Button variant="ghost" size="sm" onClick={onChoose}>
      <Icon />
      {t(`instead.${method}`)}
    </Button>
  )
}

type AskProps = { ask: Answers['passkey']; onEnded: (() => void) | undefined }

function PasskeyAnswer({ ask, onEnded }: AskProps) {
  const t = useTranslations('factors')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function run(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    try {
      const cause = await ask()
      if (cause) setProblem(t(`causes.${cause}`))
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.code === 'step-ended' && onEnded) return onEnded()
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void run()}>
        {!isBusy && <KeyRound />}
        {t('usePasskey')}
      </Button>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
    </>
  )
}

type CodeProps = {
  method: 'app' | 'recovery'
  send: (code: string) => Promise<unknown>
  onEnded: (() => void) | undefined
}

const looks = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 60 },
} as const

function CodeAnswer({ method, send, onEnded }: CodeProps) {
  const t = useTranslations('factors')
  const form = useForm({ defaultValues: { code: '' }, reValidateMode: 'onSubmit' })
  const { state, submit } = useSubmission(form, async ({ code }) => {
    try {
      await send(code)
      return true
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.code === 'step-ended') onEnded?.()
      form.setError('code', { message: error.message })
      form.resetField('code', { keepError: true })
      return false
    }
  })
  const validate = (value: string) =>
    (method === 'app' ? /^\d{3}\s?\d{3}$/.test(value.trim()) : value.trim() !== '') || t(`missing.${method}`)
  return (
    // The events of a portal go the way of its component: a form behind the dialog must not send itself, too.
    <form
      className="factor-form fields"
      method="post"
      noValidate
      onSubmit={event => {
        event.stopPropagation()
        void submit(event)
      }}
    >
      <TextField
        className={method === 'app' ? 'factor-code' : undefined}
        label={t(`fields.${method}`)}
        {...looks[method]}
        {...fieldOf(form, 'code', { validate })}
      />
      <SubmitButton size="lg" block state={state} labels={{ normal: t('confirm'), checking: t('checking') }} />
    </form>
  )
}
