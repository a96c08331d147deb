import { days } from '#src/wire/durations.ts'
import { dayIn } from '#src/wire/time-zone.ts'

/** Days of the calendar from today to the one of the deadline; none on that day and after it. */
export function daysLeft(deadline: string, now: Date, timeZone: string): number {
  const dayOf = (instant: Date) => Date.parse(dayIn(timeZone, instant))
  return Math.max(0, (dayOf(new Date(deadline)) - dayOf(now)) / days(1))
}
