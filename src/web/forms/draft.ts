import { useEffect, useRef } from 'react'
import type { DeepPartial, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what is typed into a form in this browser's local storage, so that it outlives a reload.
 * @param key names the draft
 * @returns `forget`, for when it has been sent
 */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, key: string): { forget: () => void } {
  const isSent = useRef(false)
  const { reset, subscribe, getValues } = form
  useEffect(() => {
    const draft = read(key)
    // Only texts of fields that the form has; it checks them like whatever is typed, and what was typed meanwhile stays.
    const typed = getValues(undefined, { dirtyFields: true })
    if (draft) reset({ ...getValues(), ...onlyKnown(draft, getValues()), ...typed })
    if (Object.keys(typed).length > 0) write(key, getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isSent.current) write(key, values)
      },
    })
  }, [key, reset, subscribe, getValues])
  return {
    forget: () => {
      isSent.current = true
      write(key, undefined)
    },
  }
}

function onlyKnown(draft: object, fields: object): object {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name in fields && typeof value === 'string'),
  )
}

function read(key: string): object | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof draft === 'object' && draft !== null ? draft : undefined
  } catch {
    return undefined
  }
}

function write(key: string, values: DeepPartial<FieldValues> | undefined): void {
  try {
    if (values) localStorage.setItem(key, JSON.stringify(values))
    else localStorage.removeItem(key)
  } catch {
    // Storage may be full or forbidden; the form works without the draft.
  }
}
