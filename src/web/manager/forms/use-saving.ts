import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

import { isCallRefused } from '#src/web/calls/api.ts'
import { useSubmission } from '#src/web/forms/form.ts'
import { toast } from '#src/web/toast.ts'

import { textOf } from '../../forms/typed.ts'
import { showRefusal } from './refusals.ts'
import type { SaveFormProps, Send } from './saved-form.ts'
import type { useGone } from './use-gone.tsx'
import { useReread } from './use-reread.ts'
import type { Meeting } from './use-stored.ts'
import type { useTyped } from './use-typed.tsx'

interface Around {
  meeting: Meeting
  typed: ReturnType<typeof useTyped>
  gone: ReturnType<typeof useGone>
}

/** @returns `send`, which saves a form and says how it went; `savedAt` is when it was saved and stayed, in ms */
export function useSaving<V extends FieldValues>(props: SaveFormProps<V>, { meeting, typed, gone }: Around) {
  const { form, save, onSaved, saved, failed, stored: current } = props
  const reread = useReread(current?.version)
  const { isDirty } = form.formState
  const stored = useRef<V>(undefined)
  const stays = useRef(false)
  const [savedAt, setSavedAt] = useState<number>()
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
    meeting.noteSaved(values)
    if (current && resetTo(form, values)) stays.current = true
    else form.reset(values)
    stored.current = values
    return true
  })
  // The form is clean only with the next render, and leaving it before would ask.
  useEffect(() => {
    const values = stored.current
    if (!values || state === 'checking' || (isDirty && !stays.current)) return
    stored.current = undefined
    reset()
    if (!stays.current) return onSaved?.(values)
    setSavedAt(Date.now())
    reread.begin()
  }, [isDirty, state, reset, onSaved, reread])
  // What the server refused is gone with the next attempt, also beside what no field of the library checks.
  const send: Send = async ({ event, stays: isStaying = false, choose } = {}) => {
    event?.preventDefault()
    if (reread.after(() => void send({ stays: isStaying, choose }))) return
    choose?.()
    stays.current = isStaying
    form.clearErrors()
    await submit(event)
  }
  return { state, send, savedAt }
}

/**
 * What was saved is where the form begins now; what was typed while it was sent stays.
 * @returns whether there is something that is not saved yet
 */
function resetTo<V extends FieldValues>(form: UseFormReturn<V>, values: V): boolean {
  const typed = Object.entries(form.getValues()).filter(([name, value]) => textOf(value) !== textOf(values[name]))
  form.reset(values)
  for (const [name, value] of typed) form.setValue(name as Path<V>, value as never, { shouldDirty: true }) // names and values are the form's own
  return typed.length > 0
}
