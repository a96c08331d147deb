import { Fragment } from 'react'
import { useLocale, useNow, useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Avatar } from '#src/ui/display/avatar.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'
import { paragraphsOf } from '#src/wire/text/paragraphs.ts'

import { StaggeredBend } from './bend.tsx'
import { CalendarLink } from './calendar-link.tsx'
import { ConferenceFacts } from './conference-facts.tsx'
import { ConferencePicture } from './conference-picture.tsx'
import { dayNumeral, daysUntil, monthsOf, shownDays, type ShownConference } from './days.ts'

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
          <Numerals date={date} />
          <h2>{name}</h2>
          <p className="outcome">{paragraphsOf(description)[0]}</p>
          <ConferenceFacts date={date} location={location} />
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
  const days = daysUntil(start, useNow())
  if (days <= 0) return <p className="next-when">{t('now')}</p>
  return <p className="next-when">{days > COUNTED_DAYS ? t('next') : t('nextIn', { days })}</p>
}

/** For the eye: the days stand once more below, in words. */
function Numerals({ date }: Pick<ShownConference, 'date'>) {
  const locale = useLocale()
  return (
    <p className="next-days" aria-hidden="true">
      {shownDays(date, locale).map(({ day }, index) => (
        <Fragment key={day}>
          {index > 0 && <i />}
          <b>{dayNumeral(day, locale)}</b>
        </Fragment>
      ))}
      <span>{monthsOf(date, locale)}</span>
    </p>
  )
}

const MOST_FACES = 6

function Faces({ speakers }: Pick<ShownConference, 'speakers'>) {
  const t = useTranslations('conferences')
  return (
    <span className="next-speakers">
      <span className="av-row">
        {speakers.slice(0, MOST_FACES).map(({ firstName, lastName, image }, index) => (
          <Avatar key={index} name={`${firstName} ${lastName}`} src={image} size={32} decorative />
        ))}
      </span>
      {t('speakersCount', { count: speakers.length })}
    </span>
  )
}
