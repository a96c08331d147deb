// Where this tab left a video. What it reports while it goes may reach the academy after the page that follows has asked
// for the place, so for a moment the tab knows better.
import { isRecord, tabMemory } from '#src/web/memory.ts'
import { minutes } from '#src/wire/durations.ts'

const KEY = 'left'
const FRESH_MS = minutes(1)

export type Left = {
  /** The page. */
  readonly path: string
  /** Seconds. */
  readonly place: number
  /** When it was played there last; what was not played here for a while may have gone on elsewhere. */
  readonly at: number
}

export const keepLeft = (left: Left): void => tabMemory.remember(KEY, left)

/** @returns the place in seconds, if this tab played the page's video just now */
export function readLeft(path: string, now: number): number | undefined {
  const found = tabMemory.recall(KEY)
  return isLeft(found) && found.path === path && Math.abs(now - found.at) <= FRESH_MS ? found.place : undefined
}

/** Anybody can write into storage. */
const isLeft = (value: unknown): value is Left =>
  isRecord(value) && 'path' in value && Number.isFinite(value['place']) && Number.isFinite(value['at'])
