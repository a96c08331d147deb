import type { CSSProperties } from 'react'
import { useFormatter, useTranslations } from 'use-intl'

import { dateOf, type Study } from './study.ts'

import './study.css'

type Style = CSSProperties & { '--m': number }

/** The minutes of a week's days, as bars. */
export function WeekBars({ week, today }: { week: Study['days']; today: string }) {
  const t = useTranslations('studyWeek')
  const format = useFormatter()
  // A first quarter of an hour does not fill the window.
  const most = Math.max(30, ...week.map(({ minutes }) => minutes))
  return (
    <ol className="study-bars">
      {week.map(({ day, minutes }) => {
        const style: Style = { '--m': minutes / most }
        return (
          <li key={day} data-today={day === today ? '' : undefined} data-none={minutes === 0 ? '' : undefined}>
            <span className="sr-only">
              {t('onDay', { day: format.dateTime(dateOf(day), { weekday: 'long', timeZone: 'UTC' }), minutes })}
            </span>
            <b aria-hidden="true">{minutes > 0 && minutes}</b>
            <i style={style} aria-hidden="true" />
            <small aria-hidden="true">{format.dateTime(dateOf(day), { weekday: 'short', timeZone: 'UTC' })}</small>
          </li>
        )
      })}
    </ol>
  )
}
