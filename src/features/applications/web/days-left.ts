import { days } from '#src/wire/durations.ts'

const dayOf = (instant: string): number => Date.parse(instant.slice(0, 10))

/** Days of the calendar (UTC) from today to the one of the deadline; none on that day and after it. */
export const daysLeft = (deadline: string, now: Date): number =>
  Math.max(0, (dayOf(deadline) - dayOf(now.toISOString())) / days(1))
