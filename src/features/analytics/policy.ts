// Which kinds of files, and which days, the administrators' home tells apart.

import { days } from '#src/wire/durations.ts'
import type { EarningsPeriod } from '#src/wire/money/periods.ts'

export const fileKinds = ['videos', 'images', 'documents', 'others'] as const
export type FileKind = (typeof fileKinds)[number]

const endings: Readonly<Record<string, FileKind>> = {
  ...Object.fromEntries(['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif', 'svg'].map(ending => [ending, 'images'])),
  pdf: 'documents',
}
/** Videos as they came, in their qualities, in pieces, and clips; an upload that has not ended has no ending. */
const VIDEO = /^(private|public)\/videos\/.*(?<!\.(vtt|avif|jpg))$|^incoming\/|\.(mp4|webm|mov|mkv|m4v|m4s|ts|m3u8)$/

/** What kind of file stands under a storage key. */
export function kindOfFile(key: string): FileKind {
  if (VIDEO.test(key)) return 'videos'
  return endings[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? 'others'
}

/** The first instant of a day (UTC). */
export const startOfDay = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))

interface Steps {
  readonly unit: 'day' | 'month'
  /** The first instants of each step, the oldest first; the last one is under way. */
  readonly steps: readonly Date[]
  /** The same of the period before, as many. */
  readonly before: readonly Date[]
  /** As far into the last step of the period before as now is into this one. */
  readonly until: Date
}

/** The steps of a period, and of the one before it (UTC). */
export function stepsOf(period: EarningsPeriod, now: Date): Steps {
  const starts = period === '12m' ? lastMonths(now, 24) : lastDays(now, 2 * lengths[period])
  const [before, steps] = [starts.slice(0, starts.length / 2), starts.slice(starts.length / 2)]
  const into = now.getTime() - (steps.at(-1)?.getTime() ?? 0)
  // A month of a leap year, or the one after it, may be a day shorter than the one it is compared with.
  const until = new Date(Math.min((before.at(-1)?.getTime() ?? 0) + into, steps[0]?.getTime() ?? 0))
  return { unit: period === '12m' ? 'month' : 'day', steps, before, until }
}

const lengths = { '7d': days(7), '30d': days(30) }

/** The first instants of the last days (UTC), the oldest first. @param length ms */
export function lastDays(now: Date, length: number): Date[] {
  const [today, count] = [startOfDay(now).getTime(), length / days(1)]
  return Array.from({ length: count }, (_, index) => new Date(today - days(count - 1 - index)))
}

/** The first instants of the last months (UTC), the oldest first. */
export function lastMonths(now: Date, months: number): Date[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  return Array.from({ length: months }, (_, index) => new Date(Date.UTC(year, month - months + 1 + index, 1)))
}
