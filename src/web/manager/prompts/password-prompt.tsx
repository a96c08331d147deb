import { useId, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { PasswordField } from '#src/ui/controls/password-field.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { AlertDialog } from '#src/ui/overlays/alert-dialog.tsx'
import { isUnreached } from '#src/web/calls/api.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { fieldOf, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import { useRefusal } from './use-refusal.ts'

export interface PasswordPromptProps<Answer> {
  /** What is about to happen, naming what it happens to. */
  title: string
  /** What goes with it, and whether it comes back. */
  text: ReactNode
  /** Words of the button, and while it works. */
  labels: { normal: string; checking: string }
  /** `primary` for what takes nothing away. */
  variant?: 'danger' | 'primary'
  /** Asks why, as well; `maxLength` characters at most. */
  reason?: { label: string; help: string; missing: string; maxLength: number }
  /** Fields of a form of its owner's, above the password, and whether they are as they should be. */
  fields?: { content: ReactNode; check: () => Promise<boolean> }
  /** Does it with this password, and for this reason where one is asked for. */
  onConfirm: (password: string, reason: string) => Promise<Answer>
  onClose: () => void
  /**
   * The toasts: `done` may tell what the server did, `failed` take its own words, by the code of the refusal. It says that
   * nothing was done: where no answer came other words stand in its place, and for a text, too, where an answer leaves it open.
   */
  done: string | ((answer: Answer) => string)
  failed: string | ((message: string, code: string) => string)
  /** The page is read again unless told what comes instead. */
  onDone?: (() => void) | undefined
}

type Failure = Awaited<ReturnType<ReturnType<typeof useRefusal>>>

const wordsOf = (failed: PasswordPromptProps<never>['failed'], { code, message, isUndone }: Failure): string => {
  if (typeof failed === 'string') return isUndone ? failed : message
  return failed(message, code)
}

/**
 * Asks for the password before something is done that cannot be taken back. Drawn while it is open; its owner closes it.
 * Of who has a second factor, that is asked for instead, once the server wants it.
 * A wrong password is told at its field, every other refusal above the buttons, once the page was read again.
 */
export function PasswordPrompt<Answer>(props: PasswordPromptProps<Answer>) {
  const { title, text, labels, variant = 'danger', reason: why, fields: own, onConfirm, onClose } = props
  const { done, failed, onDone } = props
  const t = useTranslations('manager')
  const fields = useTranslations('accounts.fields')
  const id = useId()
  const hasFactor = useViewer()?.hasFactor ?? false
  const { revalidate } = useRevalidator()
  const form = useForm({ defaultValues: { password: '', reason: '' }, reValidateMode: 'onSubmit' })
  const hear = useRefusal()
  const { state, submit } = useSubmission(form, async ({ password, reason }) => {
    if (own && !(await own.check())) return false
    try {
      const answer = await onConfirm(password, reason)
      toast.success(typeof done === 'string' ? done : done(answer))
    } catch (error) {
      const { code, message, isUndone } = await hear(error)
      const isGone = code === 'not-found'
      form.setError(code === 'password-incorrect' ? 'password' : 'root', { message })
      toast.error(isGone || isUnreached({ code }) ? message : wordsOf(failed, { code, message, isUndone }))
      if (isGone) onClose()
      return false
    }
    onClose()
    if (onDone) onDone()
    else await revalidate()
    return true
  })
  const { root } = form.formState.errors
  return (
    <AlertDialog
      open
      onOpenChange={open => !open && onClose()}
      title={title}
      description={text}
      cancelLabel={t('cancel')}
      action={<SubmitButton form={id} state={state} variant={variant} labels={labels} />}
    >
      <form id={id} className="fields" method="post" noValidate onSubmit={event => void submit(event)}>
        {own?.content}
        {why && (
          <TextField
            label={why.label}
            help={why.help}
            maxLength={why.maxLength}
            autoComplete="off"
            {...fieldOf(form, 'reason', { validate: value => value.trim().length >= 3 || why.missing })}
          />
        )}
        {!hasFactor && (
          <PasswordField
            label={t('password')}
            showText={fields('show')}
            hideText={fields('hide')}
            {...fieldOf(form, 'password', { validate: value => value !== '' || t('passwordMissing') })}
          />
        )}
        {root?.message && (
          <Notice tone="error" role="alert">
            {root.message}
          </Notice>
        )}
      </form>
    </AlertDialog>
  )
}
