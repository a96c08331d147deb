import { Fragment } from 'react'
import { useLocale } from 'use-intl'

import { type ShownConference, shownDays, shownSpan } from './days.ts'

interface ConferenceDaysProps {
  date: ShownConference['date']
  /** `list` for the public lists, as specified: `Mar 11 - Mar 13`; `full` for everywhere else: `11–13 March 2027`. */
  form: 'list' | 'full'
}

/** Each day is exact for machines. */
export function ConferenceDays({ date, form }: ConferenceDaysProps) {
  const locale = useLocale()
  const { days, between } =
    form === 'full' ? shownSpan(date, locale) : { days: shownDays(date, locale), between: ' - ' }
  return days.map(({ day, text }, index) => (
    <Fragment key={day}>
      {index > 0 && between}
      <time dateTime={day}>{text}</time>
    </Fragment>
  ))
}
