import { Fragment } from 'react'
import { useLocale } from 'use-intl'

import { type ShownConference, shownDays } from './days.ts'

interface ConferenceDaysProps {
  date: ShownConference['date']
  form: 'short' | 'full'
}

/** `Mar 11 - Mar 13`, each day exact for machines. */
export function ConferenceDays({ date, form }: ConferenceDaysProps) {
  const locale = useLocale()
  return shownDays(date, form, locale).map(({ day, text }, index) => (
    <Fragment key={day}>
      {index > 0 && ' - '}
      <time dateTime={day}>{text}</time>
    </Fragment>
  ))
}
