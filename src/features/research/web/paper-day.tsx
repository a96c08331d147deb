import { useFormatter } from 'use-intl'

/** A day as it stands on a paper: 4 September 2026. @param day YYYY-MM-DD */
export function PaperDay({ day }: { day: string }) {
  const format = useFormatter()
  const shown = format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={day}>{shown}</time>
}
