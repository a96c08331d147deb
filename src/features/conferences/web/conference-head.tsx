import { useLocale, useNow, useTranslations } from 'use-intl'

import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { useZone } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { dayIn } from '#src/wire/time-zone.ts'

import { StaggeredBend } from './bend.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { ConferenceDays } from './conference-days.tsx'
import { daysUntil, monthsOf, type ShownConference } from './days.ts'

export function ConferenceHead({ conference }: { conference: ShownConference }) {
  const t = useTranslations('conferences')
  const { _id, name, date, location, isPast } = conference
  const locale = useLocale()
  const away = daysUntil(date.start, dayIn(useZone(), useNow()))
  return (
    <header className="conference-head conference-ground dark-surround">
      <StaggeredBend className="conference-art" />
      <div className="wrap">
        <div className="conference-kind">
          <Breadcrumb
            label={t('breadcrumb')}
            items={[
              <Link key="list" to="/conferences">
                {t('title')}
              </Link>,
              monthsOf(date, locale),
            ]}
          />
          {isPast && <span className="conference-over">{t('over')}</span>}
        </div>
        <h1>{name}</h1>
        <dl>
          <div>
            <dt>{t('date')}</dt>
            <dd>
              <ConferenceDays date={date} form="full" />
              {away > 0 && <small>{t('daysAway', { days: away })}</small>}
            </dd>
          </div>
          <div>
            <dt>{t('location')}</dt>
            <dd>{location}</dd>
          </div>
        </dl>
        {!isPast && (
          <p className="conference-acts">
            <CalendarLink id={_id} variant="ink" />
          </p>
        )}
      </div>
    </header>
  )
}
