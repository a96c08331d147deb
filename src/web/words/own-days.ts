// The days on which instants are in the academy's time zone, in words. Apart from days of a calendar: every page loads this.
import { useZone } from '#src/web/calls/page-data.ts'

/** @returns a function that writes the day of an instant as `longDay` does: 22 November 2026 */
export const useLongDay = (): ((instant: string) => string) => useDay('long')
/** The same as `shortDay` does: 22 Nov 2026. */
export const useShortDay = (): ((instant: string) => string) => useDay('medium')

function useDay(dateStyle: 'medium' | 'long') {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle, timeZone: useZone() })
  return (instant: string) => format.format(new Date(instant))
}
