// How somebody likes to watch, kept in this browser (D-36).
import { useSyncExternalStore } from 'react'

import { browserMemory, isRecord } from '#src/web/memory.ts'

export type Settings = {
  readonly rate: number
  readonly volume: number
  readonly muted: boolean
  readonly captions: boolean
  /** Whether the next video opens by itself. */
  readonly autoplay: boolean
}

const KEY = 'player'
const standard: Settings = { rate: 1, volume: 1, muted: false, captions: true, autoplay: true }

let current: Settings | undefined
const listeners = new Set<() => void>()

export function readSettings(): Settings {
  current ??= { ...standard, ...kept() }
  return current
}

export function keepSettings(changed: Partial<Settings>): void {
  current = { ...readSettings(), ...changed }
  browserMemory.remember(KEY, current)
  for (const listener of listeners) listener()
}

/** The settings; the standard ones on the server and while hydrating. */
export function useSettings(): Settings {
  return useSyncExternalStore(listen, readSettings, () => standard)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Only values of the right kind are taken over: anybody can write into storage. */
function kept(): Partial<Settings> {
  const found = browserMemory.recall(KEY)
  const fits = ([name, value]: [string, unknown]) =>
    name in standard && typeof value === typeof Object.entries(standard).find(([known]) => known === name)?.[1]
  return isRecord(found) ? Object.fromEntries(Object.entries(found).filter(fits)) : {}
}
