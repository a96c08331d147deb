// What this tab played of a video. Its last report may reach the academy after the page that follows has asked, or never;
// what was played stays played all the same. What nothing came of yet outlives the tab: of the last lesson, until it is told.
import { browserMemory, isRecord, tabMemory, UNTOLD } from '#src/web/memory.ts'
import type { Stretch } from '#src/wire/videos/coverage.ts'

type Lesson = { readonly userId: string | undefined; readonly courseId: string; readonly videoId: string }

const nameOf = ({ userId, courseId, videoId }: Lesson) => `seen:${userId}:${courseId}:${videoId}`

/** @param isUntold whether the academy may not know of it */
export function keepSeen(lesson: Lesson, seen: readonly Stretch[], isUntold: boolean): void {
  tabMemory.remember(nameOf(lesson), seen)
  if (isUntold) browserMemory.remember(UNTOLD, { name: nameOf(lesson), seen })
}

/** The academy knows of it now. */
export function forgetUntold(lesson: Lesson): void {
  if (untoldOf(lesson) !== undefined) browserMemory.remember(UNTOLD, undefined)
}

/** @returns what this tab knows of the lesson, or one before it did not bring to the academy; it may be nothing */
export const readSeen = (lesson: Lesson): Stretch[] =>
  [tabMemory.recall(nameOf(lesson)), untoldOf(lesson)].filter(Array.isArray).flat().filter(isStretch)

function untoldOf(lesson: Lesson): unknown {
  const found = browserMemory.recall(UNTOLD)
  return isRecord(found) && found['name'] === nameOf(lesson) ? found['seen'] : undefined
}

/** Anybody can write into storage. */
const isStretch = (value: unknown): value is Stretch =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] >= 0 && value[0] <= value[1]
