// Which kinds of files, and which days, the administrators' home tells apart.

import { sql, type SQLWrapper } from 'drizzle-orm'

import type { AcademyClock } from '#src/server/identity/clock.ts'
import { instantIn } from '#src/wire/instant-in.ts'
import type { EarningsPeriod } from '#src/wire/money/periods.ts'
import { dayIn } from '#src/wire/time-zone.ts'

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

/** A step of a period in the academy's time zone. */
interface Step {
  /** Its first day: `YYYY-MM-DD`. */
  readonly day: string
  readonly start: Date
}

interface Steps {
  readonly unit: 'day' | 'month'
  /** The oldest first; the last one is under way. */
  readonly steps: readonly Step[]
  /** The same of the period before, as many. */
  readonly before: readonly Step[]
  /** As far into the last step of the period before as now is into this one. */
  readonly until: Date
}

/** The steps of a period, and of the one before it. */
export function stepsOf(period: EarningsPeriod, at: AcademyClock): Steps {
  const starts = period === '12m' ? lastMonths(at, 24) : lastDays(at, 2 * lengths[period])
  const [before, steps] = [starts.slice(0, starts.length / 2), starts.slice(starts.length / 2)]
  const timeOf = (step: Step | undefined) => step?.start.getTime() ?? 0
  const into = at.now.getTime() - timeOf(steps.at(-1))
  // A month of a leap year, or the one after it, may be a day shorter than the one it is compared with.
  const until = new Date(Math.min(timeOf(before.at(-1)) + into, timeOf(steps[0])))
  return { unit: period === '12m' ? 'month' : 'day', steps, before, until }
}

const lengths = { '7d': 7, '30d': 30 }

/** @returns the last days, today included, the oldest first */
export const lastDays = ({ now, timeZone }: AcademyClock, count: number): Step[] =>
  lastSteps(timeZone, count, ago => {
    const day = new Date(dayIn(timeZone, now))
    day.setUTCDate(day.getUTCDate() - ago)
    return day
  })

/** @returns the last months, this one included, the oldest first */
export const lastMonths = ({ now, timeZone }: AcademyClock, count: number): Step[] =>
  lastSteps(timeZone, count, ago => {
    const today = new Date(dayIn(timeZone, now))
    return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - ago, 1))
  })

/** @param dayOf the first day of the step that was so many steps ago, as the instant that UTC shows it at */
const lastSteps = (timeZone: string, count: number, dayOf: (ago: number) => Date): Step[] =>
  Array.from({ length: count }, (_, index) => {
    const day = dayOf(count - 1 - index)
      .toISOString()
      .slice(0, 10)
    return { day, start: instantIn(timeZone, day) }
  })

/** In SELECT: the first day of the step that an instant is in. */
export const stepAt = (at: SQLWrapper, unit: Steps['unit'], timeZone: string) =>
  sql<string>`to_char(date_trunc(${sql.raw(`'${unit}'`)}, ${at} at time zone ${timeZone}), 'YYYY-MM-DD')`
