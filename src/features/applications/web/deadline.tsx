import { useLocale, useNow, useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'
import { useZone } from '#src/web/calls/page-data.ts'
import { END_OF_DAY } from '#src/wire/application-rules.ts'
import { timeIn } from '#src/wire/time-zone.ts'

import { daysLeft } from './days-left.ts'

/** "15 December 2026" (K-20), with the time where it is not the end of that day. */
export function Deadline({ instant }: { instant: string }) {
  const locale = useLocale()
  const timeZone = useZone()
  const end = new Date(instant)
  // The last minute of a day stands for its end, as a deadline without a time means it (D-45).
  const isEndOfDay = END_OF_DAY.startsWith(timeIn(timeZone, end))
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone,
    ...(!isEndOfDay && { timeStyle: 'short' }),
  })
  return <time dateTime={instant}>{format.format(end)}</time>
}

/** A day, as `YYYY-MM-DD`, in words. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dayFormat.format(new Date(day))}</time>
}

// Not the dashboard's: a page that anybody opens would load a file for it.
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** P-APP-2 */
export function ApplicationState({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('applications')
  return <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? t('inProgress') : t('deadlinePassed')}</Badge>
}

/** A deadline that is further away than this is said by its date alone. */
const COUNTED_DAYS = 365

/** How many days are left, as a large numeral. */
export function DaysLeft({ deadline, isOpen }: { deadline: string; isOpen: boolean }) {
  const t = useTranslations('applications')
  const days = daysLeft(deadline, useNow(), useZone())
  if (days > COUNTED_DAYS) return null
  return (
    <p className="days-left" data-open={isOpen}>
      {isOpen && days === 0
        ? t.rich('lastDay', { b: word => <b>{word}</b> })
        : t.rich('daysLeft', { days, b: count => <b>{count}</b> })}
    </p>
  )
}
