import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form'

import { textOf } from '../../forms/typed.ts'
import { useOnce, type Once } from '../../forms/use-once.ts'
import { useKept } from './use-kept.tsx'
import type { Meeting } from './use-stored.ts'

interface TypedOptions<V extends FieldValues> {
  meeting: Meeting
  /** Tells it from another form at the same address. */
  name?: string | undefined
  /** Fields that mean nothing in another document, such as the id of a file that was sent. */
  passing?: readonly (keyof V)[] | undefined
}

/**
 * Keeps what is typed into a form, and puts it back (`useKept`). Over what somebody saved meanwhile it is a conflict like
 * any other (decision 0032).
 * @returns also `send`, which gives a call the key of what it makes (decision 0059)
 */
export function useTyped<V extends FieldValues>(form: UseFormReturn<V>, options: TypedOptions<V>) {
  const { meeting, name = '', passing = [] } = options
  const once = useOnce()
  const kept = useKept({
    name,
    isDirty: form.formState.isDirty,
    shown: useWatch({ control: form.control }),
    now: () => {
      const values = { ...form.getValues(), ...Object.fromEntries(passing.map(field => [field, undefined])) }
      const { version, values: began = {} } = meeting.began ?? {}
      return { version, began, values, key: once.sent() }
    },
    putBack: typed => {
      const now = form.getValues()
      const values = { ...now, ...onlyAlike(typed.values, now) }
      if (textOf(values) === textOf(now)) return false
      once.goOn(typed.key)
      meeting.beginWith({ version: typed.version, values: { ...now, ...onlyAlike(typed.began, now) } })
      form.reset(values, { keepDefaultValues: true })
      return true
    },
    discard: () => {
      once.renew()
      if (meeting.began) meeting.takeTheirs()
      else form.reset()
    },
  })
  return { ...kept, send: <T,>(call: (key: string) => Promise<T>) => sendNoted(once, kept.noteKey, call) }
}

/** The key is kept from the moment it is sent, and no longer than it is needed: a duplicated tab has all that is kept. */
async function sendNoted<T>(
  once: Once,
  noteKey: (key: string | undefined) => void,
  call: (key: string) => Promise<T>,
): Promise<T> {
  try {
    return await once.send(async key => {
      noteKey(key)
      return call(key)
    })
  } finally {
    noteKey(once.sent())
  }
}

/** Of what was kept, the fields that the form still has: it may come from a version before this one. */
function onlyAlike(kept: object, now: object): object {
  const known = new Map<string, unknown>(Object.entries(now))
  const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => known.has(name) && kindOf(known.get(name)) === kindOf(value)),
  )
}
