import { usePage } from '#src/web/page-data.ts'

/**
 * Writes an instant in the academy's time zone, as on a receipt.
 * @param timeStyle `medium` tells the seconds, too
 */
export function useMoment(dateStyle: 'medium' | 'long', timeStyle: 'short' | 'medium'): (instant: string) => string {
  const { timeZone } = usePage()
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle, timeStyle, timeZone })
  return instant => format.format(new Date(instant))
}
