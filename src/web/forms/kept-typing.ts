import { useEffect, useEffectEvent, useState } from 'react'

import { isRecord, tabMemory } from '#src/web/memory.ts'

type Kept = {
  readonly value: unknown
  /** Whether it was on its way when the page went: to the log-in, from where people come back. */
  readonly wasSent: boolean
}

/**
 * Keeps what is typed for this tab until it was taken: who is sent to log in finds it again.
 * @param name what it is kept under; of one address alone
 * @param start what stands there before anything was typed
 * @param restore takes what was kept as the field's value, and undefined where it is none
 * @param onBack called where somebody comes back who had sent it
 */
export function useKeptTyping<T>(
  name: string,
  start: T,
  restore: (kept: unknown) => T | undefined,
  onBack: () => void,
) {
  const [first] = useState(start)
  const [value, setValue] = useState(first)
  const keep = (next: T, wasSent: boolean) => tabMemory.remember(name, { value: next, wasSent } satisfies Kept)
  const putBack = useEffectEvent(() => {
    const kept = tabMemory.recall(name)
    if (!isKept(kept)) return
    const typed = restore(kept.value)
    if (typed === undefined) return
    // What was typed before the page was alive is newer.
    setValue(now => (now === first ? typed : now))
    keep(typed, false)
    if (kept.wasSent) onBack()
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the server draws what stands there without storage
  useEffect(() => putBack(), [name])
  return {
    value,
    change: (next: T): void => {
      setValue(next)
      keep(next, false)
    },
    /** To be called before it is sent. */
    noteSent: (): void => keep(value, true),
    /** To be called when it was refused, and stays. */
    noteRefused: (): void => keep(value, false),
    forget: (): void => tabMemory.remember(name, undefined),
  }
}

const isKept = (kept: unknown): kept is Kept => isRecord(kept) && 'value' in kept && 'wasSent' in kept
