// The chapters of a video as people write them: a line for each, its time before its name.
import { clockTime } from '../clock-time.ts'

export const MOST_CHAPTERS = 100
export const CHAPTER_TITLE = 80

/** `at`: seconds from the start. */
export type Chapter = { readonly at: number; readonly title: string }

/** `problem`: what is wrong with the first line that is; lines are counted from 1. */
export type ReadChapters =
  | { readonly chapters: readonly Chapter[] }
  | { readonly problem: 'time' | 'title' | 'long' | 'order' | 'end' | 'many'; readonly line: number }

const LINE = /^(?:(?<h>\d{1,2}):)?(?<min>\d{1,3}):(?<s>[0-5]\d)[\s\p{Pd}.:|]*(?<title>.*)$/u

/**
 * Reads lines such as `1:30 Film it` or `1:02:05 – On Monday`; empty lines are none.
 * @param length seconds that the video has; 0 where nobody knows
 */
export function readChapters(text: string, length: number): ReadChapters {
  const chapters: Chapter[] = []
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue
    const line = index + 1
    const { h = 0, min, s, title = '' } = LINE.exec(written.trim())?.groups ?? {}
    if (min === undefined) return { problem: 'time', line }
    const at = Number(h) * 3600 + Number(min) * 60 + Number(s)
    const problem = problemOf({ at, title: title.trim() }, chapters.at(-1), length)
    if (problem) return { problem, line }
    chapters.push({ at, title: title.trim() })
    if (chapters.length > MOST_CHAPTERS) return { problem: 'many', line }
  }
  return { chapters }
}

function problemOf({ at, title }: Chapter, before: Chapter | undefined, length: number) {
  if (title === '') return 'title'
  if (title.length > CHAPTER_TITLE) return 'long'
  if (before && at <= before.at) return 'order'
  return length > 0 && at >= length ? 'end' : undefined
}

/** The lines that `readChapters` reads. */
export const writtenChapters = (chapters: readonly Chapter[]): string =>
  chapters.map(({ at, title }) => `${clockTime(at)} ${title}`).join('\n')
