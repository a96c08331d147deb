import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import { SubmitButton } from '#src/ui/controls/submit-button.tsx'
import { isCallRefused } from '#src/web/calls/api.ts'
import { useHydrated, useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import { Conflict } from '../conflicts/conflict.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { showRefusal } from './refusals.ts'
import { Unsaved } from './unsaved.tsx'
import { useGone } from './use-gone.tsx'
import { useStored, type Stored } from './use-stored.ts'
import { useTyped } from './use-typed.tsx'

export interface SaveFormProps<V extends FieldValues> {
  form: UseFormReturn<V>
  /**
   * Sends the values, the version that the form began with, and the key of what it makes; the form is clean afterwards.
   * False says that whoever sent them stopped it.
   */
  save: (values: V, version: string | undefined, key: string) => Promise<unknown>
  /** What is stored now of the thing that is changed: none where one is made. */
  stored?: Stored<V>
  /** Where one is made: there it can be made anew, with what was typed, when somebody else has deleted it. */
  anew?: string
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
  /** Fields that mean nothing once the page was loaded anew. */
  passing?: readonly (keyof V)[]
  children: ReactNode
}

/**
 * A-LIST-3: a form of a manager. While it saves, its button says so; then a toast tells the outcome. What the server
 * refused stands above the button, and beside the field that it names; nothing that was typed is lost.
 */
export function SaveForm<V extends FieldValues>(props: SaveFormProps<V>) {
  const { form, save, onSaved, saved, failed, label, actions, query, passing, anew, children, stored: current } = props
  const t = useTranslations('manager')
  const isAlive = useHydrated()
  const { isDirty } = form.formState
  const stored = useRef<V>(undefined)
  const meeting = useStored(form, current)
  const { search } = useLocation()
  const typed = useTyped(form, { meeting, passing, name: query ? search : '' })
  const gone = useGone(form, anew)
  const { state, submit, reset } = useSubmission(form, async values => {
    try {
      if ((await typed.send(key => save(values, meeting.version.current, key))) === false) return false
    } catch (error) {
      if (!isCallRefused(error)) throw error
      if (error.code === 'conflict' && current) await meeting.meet()
      else if (!(current && gone.note(error))) showRefusal(form, error)
      toast.error(failed)
      return false
    }
    toast.success(saved)
    form.reset(values)
    stored.current = values
    return true
  })
  // What the server refused is gone with the next attempt, also beside what no field of the library checks.
  const send = (event?: FormEvent) => {
    form.clearErrors()
    return submit(event)
  }
  // The form is clean only with the next render, and leaving it before would ask.
  useEffect(() => {
    const values = stored.current
    if (!values || isDirty || state === 'checking') return
    stored.current = undefined
    reset()
    onSaved?.(values)
  }, [isDirty, state, reset, onSaved])
  return (
    <form className="manager-form" method="post" noValidate onSubmit={event => void send(event)}>
      <fieldset className="contents" disabled={!isAlive}>
        {typed.notice}
        {children}
        <RefusalNotice form={form} names={current?.names} />
        {gone.notice}
        {current && <Conflict stored={current} meeting={meeting} onSend={() => void send()} />}
        <div className="manager-save">
          <SubmitButton state={state} labels={{ normal: label, checking: t('saving') }} />
          {actions}
          {isDirty && <span className="text-13 text-muted">{t('unsaved')}</span>}
        </div>
      </fieldset>
      <Unsaved isDirty={isDirty} onLeave={typed.forget} {...(query && { query })} />
    </form>
  )
}
