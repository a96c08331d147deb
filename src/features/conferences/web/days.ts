// The days of a conference in words (P-CONF-3, D-44).
import type { z } from 'zod'

import { days } from '#src/wire/durations.ts'

import type { Conference, conferencesContract } from '../contract.ts'

export type ShownConference = z.output<typeof Conference>
/** With its programme. */
export type WholeConference = z.output<typeof conferencesContract.getConference.output>['conference']
type Days = ShownConference['date']
export type ShownDay = { readonly day: string; readonly text: string }

/**
 * As the specification has it, in lists (P-CONF-3).
 * @returns one day, or the first and the last: `Mar 11, 2027`, or `Mar 11` and `Mar 13`, with the year only of a last one
 * that is in another than the first
 */
export function shownDays({ start, end }: Days, locale: string): ShownDay[] {
  const show = (day: string, withYear: boolean): ShownDay => ({ day, text: textOf(day, withYear, locale) })
  if (end === null || end === start) return [show(start, true)]
  return [show(start, false), show(end, start.slice(0, 4) !== end.slice(0, 4))]
}

/**
 * Everywhere else (K-20), always with the year (D-44).
 * @returns the days, and what stands between two of them: `11`, `–` and `13 March 2027`
 */
export function shownSpan({ start, end }: Days, locale: string): { days: ShownDay[]; between: string } {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' })
  if (end === null || end === start)
    return { days: [{ day: start, text: format.format(new Date(start)) }], between: '' }
  const parts = format.formatRangeToParts(new Date(start), new Date(end))
  const dash = parts.findIndex(part => part.source === 'shared' && part.value.includes('–'))
  const [first, last] = [parts.slice(0, dash), parts.slice(dash + 1)].map(some => some.map(part => part.value).join(''))
  return {
    days: [
      { day: start, text: first ?? '' },
      { day: end, text: last ?? '' },
    ],
    // Browsers and our server do not have the same spaces about it: none beside a number alone, plain ones beside more.
    between: dash > 1 ? ' – ' : '–',
  }
}

/** Days of the calendar from today until a day; none or fewer when it has begun. @param today in the academy's time zone */
export const daysUntil = (day: string, today: string): number => (Date.parse(day) - Date.parse(today)) / days(1)

/** The day of the month alone. */
export const dayNumeral = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/** @returns `Wednesday` to look at, and `Wednesday, December 16` for who cannot see the numeral beside it */
export function namesOfDay(day: string, locale: string): { weekday: string; full: string } {
  const show = (wanted: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', ...wanted, timeZone: 'UTC' }).format(new Date(day))
  return { weekday: show({}), full: show({ day: 'numeric', month: 'long' }) }
}

/**
 * `December 2026`, or `November – December 2026` where it goes on into the next month. The spaces about the dash are plain
 * ones: browsers and our server do not have the same thin ones.
 */
export const monthsOf = ({ start, end }: Days, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .formatRange(new Date(start), new Date(end ?? start))
    .replaceAll(/[\u2009\u202F]/g, ' ')

function textOf(day: string, withYear: boolean, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC', // as the text of a day alone is read
  })
  return format.format(new Date(day))
}
