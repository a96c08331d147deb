import { Fragment } from 'react'
import { useLocale, useNow, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { useZone } from '#src/web/calls/page-data.ts'
import { Link } from '#src/web/links/link.tsx'
import { paragraphsOf } from '#src/wire/text/paragraphs.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import { StaggeredBend } from './bend.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { ConferenceFacts } from './conference-facts.tsx'
import { ConferencePicture } from './conference-picture.tsx'
import { daysUntil, shownDays, type ShownConference } from './days.ts'

/** The one that comes first, at the width of the window: on the colour of the bend, or beside its picture. */
export function NextConference({ conference }: { conference: ShownConference }) {
  const t = useTranslations('conferences')
  const { _id, name, image, date, location, description, speakers } = conference
  return (
    <article className={image ? 'next-conference' : 'next-conference conference-ground dark-surround'}>
      {!image && <StaggeredBend className="conference-art" />}
      <div className="wrap">
        <div>
          <Countdown date={date} />
          <Dates date={date} />
          <h2>{name}</h2>
          <p className="outcome">{paragraphsOf(description)[0]}</p>
          <ConferenceFacts location={location} />
          <p className="conference-acts">
            <Link className={buttonClass({ variant: 'ink', size: 'lg' })} to={`/conferences/${_id}`}>
              {t('show')}
              <span className="sr-only"> {name}</span>
            </Link>
            <CalendarLink id={_id} />
            {speakers.length > 0 && <Faces speakers={speakers} />}
          </p>
        </div>
        {image && (
          <Media>
            <ConferencePicture image={image} sizes="(width < 900px) 92vw, 44rem" priority />
          </Media>
        )}
      </div>
    </article>
  )
}

/** The days until then are counted while they can be counted on one’s fingers, more or less. */
const COUNTED_DAYS = 100

function Countdown({ date: { start } }: Pick<ShownConference, 'date'>) {
  const t = useTranslations('conferences')
  const days = daysUntil(start, dayIn(useZone(), useNow()))
  if (days <= 0) return <p className="next-when">{t('now')}</p>
  return <p className="next-when">{days > COUNTED_DAYS ? t('next') : t('nextIn', { days })}</p>
}

/** P-CONF-3, with its days as large as the page's numerals. */
function Dates({ date }: Pick<ShownConference, 'date'>) {
  const t = useTranslations('conferences')
  const locale = useLocale()
  return (
    <p className="next-days">
      <span className="sr-only">{t('date')} </span>
      {shownDays(date, locale).map(({ day, text }, index) => (
        <Fragment key={day}>
          {index > 0 && <i> - </i>}
          <time dateTime={day}>
            {text.split(FIRST_NUMBER).map((part, place) => (place === 1 ? <b key={place}>{part}</b> : part))}
          </time>
        </Fragment>
      ))}
    </p>
  )
}

/** Of `Jan 2, 2027` the day. */
const FIRST_NUMBER = /(?<=^\P{N}*)(\p{N}+)/u

const MOST_FACES = 6

function Faces({ speakers }: Pick<ShownConference, 'speakers'>) {
  const t = useTranslations('conferences')
  return (
    <span className="next-speakers">
      <span className="av-row">
        {speakers.slice(0, MOST_FACES).map(({ firstName, lastName, image }, index) => (
          <Avatar key={index} name={`${firstName} ${lastName}`} src={image} size={32} decorative eager />
        ))}
      </span>
      {t('speakersCount', { count: speakers.length })}
    </span>
  )
}
