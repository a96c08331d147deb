// The days that something of an academy can be on: a year that was mistyped is told, not kept.

const FIRST_YEAR = 1900
const YEARS_AHEAD = 100

/** @returns the first and the last year that a date may have */
export const possibleYears = (now: Date) => ({ first: FIRST_YEAR, last: now.getUTCFullYear() + YEARS_AHEAD })

/** @param day `YYYY-MM-DD`, alone or with a time behind it */
export function isPossible(day: string, now: Date): boolean {
  const { first, last } = possibleYears(now)
  const year = Number(day.slice(0, 4))
  return year >= first && year <= last
}

/** Whether a text is a day that there is, such as 2026-02-28. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
