// The one way from a day and a time of day to an instant. Apart from the others, as no page that anybody opens needs it.
import { TZDateMini } from '@date-fns/tz/date/mini'

/**
 * When a clock in this zone shows this. A time that a change of the clocks leaves out is the one so much later, one that it
 * repeats is the second.
 * @param day `YYYY-MM-DD` @param time `HH:MM` with or without `:SS.sss`
 * @returns an invalid date where the day or the time is none
 */
export function instantIn(timeZone: string, day: string, time = '00:00'): Date {
  const at = new Date(`${day}T${time}Z`)
  if (Number.isNaN(at.getTime())) return at
  const [date, clock] = [
    [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()],
    [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), at.getUTCMilliseconds()],
  ] as const
  return new Date(new TZDateMini(...date, ...clock, timeZone).getTime())
}
