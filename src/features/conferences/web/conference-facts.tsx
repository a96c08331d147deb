import { CalendarDays, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { ConferenceDays } from './conference-days.tsx'
import type { ShownConference } from './days.ts'

type FactsProps = Pick<ShownConference, 'location'> & Partial<Pick<ShownConference, 'date'>>

/** When, unless that was said, and where, each with its sign. */
export function ConferenceFacts({ date, location }: FactsProps) {
  const t = useTranslations('conferences')
  return (
    <ul className="conference-facts">
      {date && (
        <li>
          <CalendarDays />
          <span>
            <span className="sr-only">{t('date')} </span>
            <ConferenceDays date={date} form="list" />
          </span>
        </li>
      )}
      <li>
        <MapPin />
        <span>
          <span className="sr-only">{t('location')} </span>
          {location}
        </span>
      </li>
    </ul>
  )
}
