import type { OpenVideo } from '../loaders.ts'

/** A stretch of the time line, in seconds. */
export type Part = { readonly title: string; readonly from: number; readonly to: number }

/** The parts that a video's chapters make of its time line: the first one begins where the video does. */
export function partsOf(chapters: OpenVideo['chapters'], duration: number): readonly Part[] {
  const there = chapters.filter(({ at }) => at < duration)
  return there.map(({ at, title }, index) => ({
    title,
    from: index === 0 ? 0 : at,
    to: there[index + 1]?.at ?? duration,
  }))
}

/** Which part it is at a time; the first one before any. */
export const partAt = (parts: readonly Part[], time: number): number =>
  Math.max(
    0,
    parts.findLastIndex(({ from }) => from <= time),
  )
