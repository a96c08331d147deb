import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'

import { textOf } from '../../forms/typed.ts'
import type { Once } from '../../forms/use-once.ts'
import { useKept } from './use-kept.tsx'
import type { Meeting } from './use-stored.ts'

interface TypedOptions<V extends FieldValues> {
  meeting: Meeting
  once: Once
  /** Tells it from another form at the same address. */
  name?: string | undefined
  /** Fields that mean nothing in another document, such as the id of a file that was sent. */
  passing?: readonly (keyof V)[] | undefined
}

/**
 * Keeps what is typed into a form, and puts it back (`useKept`). Over what somebody saved meanwhile it is a conflict like
 * any other (decision 0032).
 */
export function useTyped<V extends FieldValues>(form: UseFormReturn<V>, options: TypedOptions<V>) {
  const { meeting, once, name = '', passing = [] } = options
  return useKept({
    name,
    isDirty: form.formState.isDirty,
    shown: useWatch({ control: form.control }),
    now: () => {
      const values = { ...form.getValues(), ...Object.fromEntries(passing.map(field => [field, undefined])) }
      const { version, values: began = {} } = meeting.began ?? {}
      return { version, began, values, key: once.key() }
    },
    putBack: typed => {
      const now = form.getValues()
      const kept = { ...now, ...onlyAlike(typed.values, now) }
      if (textOf(kept) === textOf(now)) return false
      once.key(typed.key)
      meeting.beginWith({ version: typed.version, values: { ...now, ...onlyAlike(typed.began, now) } })
      form.reset(kept, { keepDefaultValues: true })
      return true
    },
    discard: () => {
      once.renew()
      if (meeting.began) meeting.takeTheirs()
      else form.reset()
    },
  })
}

/** Of what was kept, the fields that the form still has: it may come from a version before this one. */
function onlyAlike(kept: object, now: object): object {
  const known = new Map<string, unknown>(Object.entries(now))
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => known.has(name) && kindOf(known.get(name)) === kindOf(value)),
  )
}
