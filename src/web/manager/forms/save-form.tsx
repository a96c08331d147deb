import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'

import { Notice } from '#src/ui/controls/message.tsx'
import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import { Conflict } from '../conflicts/conflict.tsx'
import { Unsaved } from './unsaved.tsx'
import { useStored, type Stored } from './use-stored.ts'

export interface SaveFormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  /**
   * Sends the values, and the version that the form began with; the form is clean afterwards. False says that whoever sent
   * them stopped it.
   */
  save: (values: V, version: string | undefined) => Promise<unknown>
  /** What is stored now of the thing that is changed: none where one is made. */
  stored?: Stored<V>
  /** What follows a save that was accepted: another page, or empty fields. */
  onSaved?: (values: V) => void
  /** The specification's toasts. */
  saved: string
  failed: string
  /** Words of the button. */
  label: string
  /** Buttons beside it. */
  actions?: ReactNode
  /** Whether another query of the same page is another thing, so that going there asks. */
  query?: boolean
  children: ReactNode
}

/**
 * A-LIST-3: a form of a manager. While it saves, its button says so; then a toast tells the outcome. What the server
 * refused stands above the button, and beside the field that it names; nothing that was typed is lost.
 */
export function SaveForm<V extends FieldValues>(props: SaveFormProps<V>) {
  const { form, save, onSaved, saved, failed, label, actions, query, children, stored: current } = props
  const t = useTranslations('manager')
  const isAlive = useHydrated()
  const { isDirty, errors } = form.formState
  const stored = useRef<V>(undefined)
  const meeting = useStored(form, current)
  const { state, submit, reset } = useSubmission(form, async values => {
    try {
      if ((await save(values, meeting.version.current)) === false) return false
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.code === 'conflict' && current) await meeting.meet()
      else showRefusal(form, error.message)
      toast.error(failed)
      return false
    }
    toast.success(saved)
    form.reset(values)
    stored.current = values
    return true
  })
  const firstWrong = useFirstWrong(form.formState)
  // The form is clean only with the next render, and leaving it before would ask.
  useEffect(() => {
    const values = stored.current
    if (!values || isDirty || state === 'checking') return
    stored.current = undefined
    reset()
    onSaved?.(values)
  }, [isDirty, state, reset, onSaved])
  return (
    <form ref={firstWrong} className="manager-form" method="post" noValidate onSubmit={event => void submit(event)}>
      <fieldset className="contents" disabled={!isAlive}>
        {children}
        {errors.root?.message && (
          <Notice tone="error" role="alert">
            {errors.root.message}
          </Notice>
        )}
        {current && <Conflict stored={current} meeting={meeting} onSend={() => void submit()} />}
        <div className="manager-save">
          <SubmitButton state={state} labels={{ normal: label, checking: t('saving') }} />
          {actions}
          {isDirty && <span className="text-13 text-muted">{t('unsaved')}</span>}
        </div>
      </fieldset>
      <Unsaved isDirty={isDirty} {...(query && { query })} />
    </form>
  )
}

/** Fields that are no inputs of the form library, such as a place for a file, cannot be given the focus by it. */
function useFirstWrong({ submitCount, errors }: { submitCount: number; errors: object }) {
  const box = useRef<HTMLFormElement>(null)
  const isWrong = Object.keys(errors).length > 0
  useEffect(() => {
    if (isWrong) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount, isWrong])
  return box
}

/** "title: Too small …" belongs beside the title. */
function showRefusal<V extends FieldValues>(form: UseFormReturn<V>, message: string): void {
  const [, field = '', text = ''] = /^(\w+)[\w.]*: (.+)$/s.exec(message) ?? []
  if (field in form.getValues()) form.setError(field as Path<V>, { message: text }, { shouldFocus: true }) // it is one of the form's own names
  else form.setError('root', { message })
}
