// Days and times of day as the calendar of a place shows them. What is stored are instants.

/** Until an academy says where it is. */
export const STANDARD_ZONE = 'UTC'

/** Whether the platform knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** @returns the day that a calendar in this zone shows: 2026-11-27 */
export const dayIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)

/** @returns the time of day that a clock in this zone shows: 14:05 */
export const timeIn = (timeZone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant)
