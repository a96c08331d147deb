import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useRevalidator } from 'react-router'

import { textOf } from '../../forms/typed.ts'
import { differencesOf, type Difference } from '../conflicts/differences.ts'

/** What a form changes, as it was read last. */
export interface Stored<V extends FieldValues> {
  values: V
  /** Sent with a save, which is refused when it is another one by then. */
  version: string | undefined
  /** What the fields are called, for the words about a conflict. */
  names: Readonly<Record<Named<V>, string>>
  /** What an id in a field stands for. */
  nameOf?: (id: string) => string | undefined
}

/** The fields of a form that are stored; a file that was chosen is not, until it is sent. */
type Named<V> = keyof { [N in keyof V as [V[N]] extends [File | undefined] ? never : N]: V[N] }

/** What a form began with. */
type Began = { readonly version: string | undefined; readonly values: Readonly<Record<string, unknown>> }

export interface Meeting {
  /** None where the form makes something. */
  readonly began: Began | undefined
  /** The form goes on from an earlier reading; where somebody else saved since, the two have met. */
  readonly beginWith: (began: Began) => void
  /** The version that the form began with. */
  readonly version: { readonly current: string | undefined }
  /** Where the two differ; undefined while nobody else has saved meanwhile. */
  readonly differences: readonly Difference[] | undefined
  /** Reads what somebody else has saved. */
  readonly meet: () => Promise<void>
  readonly takeTheirs: () => void
  /** What was saved here is no change of somebody else's, when it is read anew. */
  readonly noteSaved: (values: object) => void
  /** What only they changed stays theirs. @param send sends the form once more */
  readonly keepMine: (send: () => void) => void
}

/**
 * Keeps the version that a form began with. A form that nobody has changed follows what is read anew; after a save that
 * was refused because of another one, it knows where the two differ, and takes theirs or keeps mine.
 */
export function useStored<V extends FieldValues>(form: UseFormReturn<V>, stored: Stored<V> | undefined): Meeting {
  const { revalidate } = useRevalidator()
  const { isDirty } = form.formState
  const [base, setBase] = useState(stored)
  const [isMet, setMet] = useState(false)
  const [saved, setSaved] = useState<object>()
  // The save that follows "Keep mine" comes before the next render.
  const version = useRef(stored?.version)
  const shown = useRef(stored)
  if (stored?.version !== base?.version && isFollowed(stored, { isDirty, saved })) setBase(stored)
  useEffect(() => {
    version.current = base?.version
    if (base && !isDirty && shown.current !== base) form.reset(base.values)
    shown.current = base
  }, [base, form, isDirty])
  const differences =
    isMet && base && stored ? differencesOf(base.values, { theirs: stored.values, mine: form.getValues() }) : []
  const settle = () => {
    setMet(false)
    setBase(stored)
    version.current = stored?.version
  }
  return {
    began: base,
    beginWith: earlier => {
      if (!stored || earlier.version === stored.version) return
      version.current = earlier.version
      setBase({ ...stored, version: earlier.version, values: { ...stored.values, ...earlier.values } })
      setMet(true)
    },
    version,
    differences: isMet ? differences : undefined,
    meet: async () => {
      await revalidate()
      setMet(true)
    },
    noteSaved: setSaved,
    takeTheirs: () => {
      settle()
      if (stored) form.reset(stored.values)
    },
    keepMine: send => {
      settle()
      for (const { name, theirs, isBoth } of differences)
        if (!isBoth) form.setValue(name as Path<V>, theirs as never, { shouldDirty: true }) // names and values are the form's own
      send()
    },
  }
}

/** A form that is changed follows what it has saved itself, and nobody else's. */
function isFollowed<V extends FieldValues>(
  stored: Stored<V> | undefined,
  { isDirty, saved = {} }: { isDirty: boolean; saved: object | undefined },
): boolean {
  if (!stored || !isDirty) return stored !== undefined
  const sent = new Map<string, unknown>(Object.entries(saved))
  return Object.entries(stored.values).every(([name, value]) => textOf(value) === textOf(sent.get(name)))
}
