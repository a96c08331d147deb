import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { browserMemory, isRecord, tabMemory } from '#src/web/memory.ts'

type Draft<V> = {
  /** Names the draft. */
  readonly key: string
  /** Whether it ends with this tab. */
  readonly isOfTab?: boolean
  /** Fields that are never kept. */
  readonly secrets?: readonly (keyof V & string)[]
}

/**
 * Keeps what is typed into a form in this browser, so that it outlives a reload.
 * @returns `forget`, for when it has been sent
 */
export function useDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  { key, isOfTab = false, secrets = [] }: Draft<V>,
): { forget: () => void } {
  const isSent = useRef(false)
  const { reset, subscribe, getValues } = form
  const { recall, remember } = isOfTab ? tabMemory : browserMemory
  const secret = secrets.join()
  useEffect(() => {
    const keep = (values: object) => remember(key, without(values, secret.split(',')))
    const draft = recall(key)
    // Only texts of fields that the form has; it checks them like whatever is typed, and what was typed meanwhile stays.
    const typed = getValues(undefined, { dirtyFields: true })
    if (isRecord(draft)) reset({ ...getValues(), ...onlyKnown(draft, getValues()), ...typed })
    if (Object.keys(typed).length > 0) keep(getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isSent.current) keep(values)
      },
    })
  }, [key, secret, recall, remember, reset, subscribe, getValues])
  return {
    forget: () => {
      isSent.current = true
      remember(key, undefined)
    },
  }
}

const without = (values: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

function onlyKnown(draft: object, fields: object): object {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name in fields && typeof value === 'string'),
  )
}
