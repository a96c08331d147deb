// What this tab played of a video. Its last report may reach the academy after the page that follows has asked, or never;
// what was played stays played all the same.
import { tabMemory } from '#src/web/memory.ts'
import type { Stretch } from '#src/wire/money/coverage.ts'

type Lesson = { readonly personId: string | undefined; readonly courseId: string; readonly videoId: string }

const nameOf = ({ personId, courseId, videoId }: Lesson) => `seen:${personId}:${courseId}:${videoId}`

export const keepSeen = (lesson: Lesson, seen: readonly Stretch[]): void => tabMemory.remember(nameOf(lesson), seen)

/** @returns what this tab knows of the lesson, which may be nothing */
export function readSeen(lesson: Lesson): Stretch[] {
  const found = tabMemory.recall(nameOf(lesson))
  return Array.isArray(found) ? found.filter(isStretch) : []
}

/** Anybody can write into storage. */
const isStretch = (value: unknown): value is Stretch =>
  Array.isArray(value) && value.length === 2 && value.every(Number.isFinite) && value[0] >= 0 && value[0] <= value[1]
