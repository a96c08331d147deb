// When memberships end that staff may have given to the end of a day. Apart from the others, as only the server needs it.
import { days, seconds } from '../durations.ts'
import { instantIn } from '../instant-in.ts'
import { dayIn } from '../time-zone.ts'
import { endWith, monthsAfter, monthsBetween, type Period } from './passes.ts'

/** The last second of a day that a clock in this zone shows. */
export function lastSecondOf(timeZone: string, day: string): Date {
  const next = new Date(Date.parse(day) + days(1)).toISOString().slice(0, 10)
  return new Date(instantIn(timeZone, next).getTime() - seconds(1))
}

/** The day, as an instant in UTC, whose last second this is by a clock. */
function dayEndedBy(timeZone: string, at: Date): Date | undefined {
  const day = dayIn(timeZone, at)
  return lastSecondOf(timeZone, day).getTime() === at.getTime() ? new Date(day) : undefined
}

const endOf = (timeZone: string, day: Date): Date => lastSecondOf(timeZone, day.toISOString().slice(0, 10))

/**
 * When a membership ends that gets so many months more, or less. From the end of a day they are counted on the calendar, and
 * end with a day: a change of the clocks would move them.
 */
export function passEndWith(period: Period, months: number, timeZone: string): Date {
  const day = dayEndedBy(timeZone, period.currentPeriodEnd)
  return day ? endOf(timeZone, monthsAfter(day, months)) : endWith(period, months)
}

/** What a payment for so many months is for: the next ones of a membership that runs, or the first from now on. */
export const nextPeriod = (
  running: Period | undefined,
  months: number,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): { from: Date; to: Date } =>
  running
    ? { from: running.currentPeriodEnd, to: passEndWith(running, months, timeZone) }
    : { from: now, to: monthsAfter(now, months) }

/** When a membership ends whose days from one instant to another are taken back: months as months, else the days. */
export function passEndWithout(period: Period, { from, to }: { from: Date; to: Date }, timeZone: string): Date {
  const end = period.currentPeriodEnd
  if (end.getTime() === to.getTime()) return from
  const [first, last] = [dayEndedBy(timeZone, from), dayEndedBy(timeZone, to)]
  const isOfDays = first !== undefined && last !== undefined
  const months = isOfDays ? wholeMonths(first, last) : wholeMonths(from, to)
  if (months > 0) return passEndWith(period, -months, timeZone)
  const day = dayEndedBy(timeZone, end)
  if (isOfDays && day) return endOf(timeZone, new Date(day.getTime() - (last.getTime() - first.getTime())))
  return new Date(end.getTime() - (to.getTime() - from.getTime()))
}

/** How many months lie between, or 0 where they are not whole: of a month that is too short its last day stands for the later ones. */
function wholeMonths(from: Date, to: Date): number {
  const months = monthsBetween(from, to)
  const isWhole =
    monthsAfter(from, months).getTime() === to.getTime() || monthsAfter(to, -months).getTime() === from.getTime()
  return isWhole ? months : 0
}
