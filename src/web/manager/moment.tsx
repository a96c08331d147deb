import { useZone } from '#src/web/calls/page-data.ts'

const inZone = (style: Intl.DateTimeFormatOptions, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { ...style, timeZone })

/** @returns a function that writes an instant as the details of a thing say it, in the academy's time zone: 22 Nov 2026, 14:05 */
export function useMoment(): (instant: string) => string {
  const timeZone = useZone()
  const format = inZone({ dateStyle: 'medium', timeStyle: 'short' }, timeZone)
  return instant => format.format(new Date(instant))
}

/** @returns a function that writes the time of day of an instant in ms, in the academy's time zone: 14:05 */
export function useClock(): (instant: number) => string {
  const timeZone = useZone()
  const format = inZone({ timeStyle: 'short' }, timeZone)
  return instant => format.format(instant)
}

/** An instant in a list: its day, and all of it under the pointer. */
export function ListDate({ instant }: { instant: string }) {
  const timeZone = useZone()
  const moment = useMoment()
  return (
    <time dateTime={instant} title={moment(instant)}>
      {inZone({ dateStyle: 'medium' }, timeZone).format(new Date(instant))}
    </time>
  )
}
