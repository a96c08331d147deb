import { useZone } from '#src/web/calls/page-data.ts'

// Days in words, each form for its place. What the specification gives stays as given: dates of conferences, and the
// numbers of the profile.
const named = (dateStyle: 'medium' | 'long' | 'full', timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone })

// Of days of a calendar, such as 2026-11-22, which are the same everywhere.
/** In lists, on cards and in tables: 22 Nov 2026. */
export const shortDay = named('medium', 'UTC')
/** In sentences, on pages and on papers: 22 November 2026. */
export const longDay = named('long', 'UTC')
/** Over what happened on a day: Sunday 22 November 2026. */
export const fullDay = named('full', 'UTC')

/** @returns a function that writes the day on which an instant is in the academy's time zone, as `longDay` does */
export const useLongDay = (): ((instant: string) => string) => useNamed('long')
/** The same as `shortDay` does. */
export const useShortDay = (): ((instant: string) => string) => useNamed('medium')

function useNamed(style: 'medium' | 'long') {
  const format = named(style, useZone())
  return (instant: string) => format.format(new Date(instant))
}
