import { useEffect, useRef, useState } from 'react'
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/controls/message.tsx'

import { useViewer } from '../../calls/page-data.ts'
import { dropTyped, keepTyped, readTyped, textOf } from '../../forms/typed.ts'
import type { Meeting } from './use-stored.ts'

interface TypedOptions<V extends FieldValues> {
  meeting: Meeting
  /** Tells it from another form at the same address. */
  name?: string | undefined
  /** Fields that mean nothing in another document, such as the id of a file that was sent. */
  passing?: readonly (keyof V)[] | undefined
}

/**
 * Keeps what is typed into a form for this tab, until it is saved or given up, and puts it back when the form opens
 * again. Over what somebody saved meanwhile it is a conflict like any other (decision 0032).
 * @returns `notice`, which says so and discards it, and `forget`, for what was saved or given up
 */
export function useTyped<V extends FieldValues>(form: UseFormReturn<V>, options: TypedOptions<V>) {
  const { meeting, name = '', passing = [] } = options
  const t = useTranslations('manager')
  const { pathname } = useLocation()
  const key = [useViewer()?._id, pathname, name].join(' ')
  const [isBack, setBack] = useState(false)
  const values = useWatch({ control: form.control })
  const { isDirty } = form.formState
  const wasDirty = useRef(false)
  useEffect(() => {
    const now = form.getValues()
    const typed = readTyped(key)
    const kept = { ...now, ...onlyAlike(typed?.values, now) }
    if (!typed || textOf(kept) === textOf(now)) return
    meeting.beginWith({ version: typed.version, values: { ...now, ...onlyAlike(typed.began, now) } })
    form.reset(kept, { keepDefaultValues: true })
    setBack(true)
    // It is put back once, into the form as it opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [key])
  useEffect(() => {
    const lasting = { ...form.getValues(), ...Object.fromEntries(passing.map(field => [field, undefined])) }
    const { version, values: began = {} } = meeting.began ?? {}
    if (isDirty) keepTyped(key, { version, began, values: lasting, at: Date.now() })
    else if (wasDirty.current) {
      dropTyped(key)
      setBack(false)
    }
    wasDirty.current = isDirty
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each change of what is typed, and of nothing else
  }, [values, isDirty])
  return {
    forget: () => dropTyped(key),
    notice: isBack && (
      <Notice role="status">
        <p>{t('typedBack')}</p>
        <Button size="sm" onClick={() => (meeting.began ? meeting.takeTheirs() : form.reset())}>
          {t('typedDiscard')}
        </Button>
      </Notice>
    ),
  }
}

/** Of what was kept, the fields that the form still has: it may come from a version before this one. */
function onlyAlike(kept: object | undefined, now: object): object {
  const known = new Map<string, unknown>(Object.entries(now))
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  return Object.fromEntries(
    Object.entries(kept ?? {}).filter(([name, value]) => known.has(name) && kindOf(known.get(name)) === kindOf(value)),
  )
}
