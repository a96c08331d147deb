// What counts as a day of study, and as a row of them.
import { days } from '#src/wire/durations.ts'

/** So many whole weeks are shown. */
const WEEKS_SHOWN = 5

/** Rest belongs to training: so many days without study may follow each other in a streak. */
const REST_DAYS = 2

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / days(1))
const dayOf = (number: number): string => new Date(number * days(1)).toISOString().slice(0, 10)

/** @returns the days of the weeks that are shown, Mondays first, the last week with `today` in it */
export function daysShown(today: string): string[] {
  const now = numberOf(today)
  // 1970 began on a Thursday.
  const monday = now - ((now + 3) % 7)
  const first = monday - 7 * (WEEKS_SHOWN - 1)
  return Array.from({ length: 7 * WEEKS_SHOWN }, (_, index) => dayOf(first + index))
}

/**
 * Counts days of study that follow each other, with no more than the rest days between two of them.
 * @param studied days with study, in their order
 * @param today nothing is lost on it before it is over
 */
export function streakOf(studied: readonly string[], today: string) {
  let run = { days: 0, restDays: 0 }
  let longest = 0
  let last = Number.NEGATIVE_INFINITY
  for (const number of studied.map(numberOf)) {
    const rest = number - last - 1
    run = rest <= REST_DAYS ? { days: run.days + 1, restDays: run.restDays + rest } : { days: 1, restDays: 0 }
    longest = Math.max(longest, run.days)
    last = number
  }
  const sinceLast = numberOf(today) - last - 1
  return sinceLast <= REST_DAYS
    ? { days: run.days, restDays: run.restDays + Math.max(0, sinceLast), longest }
    : { days: 0, restDays: 0, longest }
}
