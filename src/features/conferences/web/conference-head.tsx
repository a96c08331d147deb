import { CalendarDays, CalendarPlus, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Link } from '#src/web/links/link.tsx'

import { Bend } from './bend.tsx'
import { ConferenceDays } from './conference-days.tsx'
import type { ShownConference } from './days.ts'

export function ConferenceHead({ conference }: { conference: ShownConference }) {
  const t = useTranslations('conferences')
  const { _id, name, date, location, isPast } = conference
  return (
    <header className="conference-head dark-surround">
      <Bend className="conference-art" />
      <div className="wrap">
        <p className="conference-kind">
          <Link className="link" to="/conferences">
            {t('title')}
          </Link>
          {isPast && <span className="conference-over">{t('over')}</span>}
        </p>
        <h1>{name}</h1>
        <dl>
          <div>
            <CalendarDays />
            <dt className="sr-only">{t('date')}</dt>
            <dd>
              <ConferenceDays date={date} form="full" />
            </dd>
          </div>
          <div>
            <MapPin />
            <dt className="sr-only">{t('location')}</dt>
            <dd>{location}</dd>
          </div>
        </dl>
        {!isPast && (
          <p>
            <a className={buttonClass()} href={`/api/conferences/${_id}/calendar.ics`} download>
              <CalendarPlus />
              {t('addToCalendar')}
            </a>
          </p>
        )}
      </div>
    </header>
  )
}
