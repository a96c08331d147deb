import { ArrowRight } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'

import { Media } from '#src/ui/display/card.tsx'
import { Link } from '#src/web/links/link.tsx'

import { Bend } from './bend.tsx'
import { ConferenceFacts } from './conference-facts.tsx'
import { ConferencePicture } from './conference-picture.tsx'
import { dayNumeral, type ShownConference } from './days.ts'

interface ConferenceCardProps {
  conference: ShownConference
  priority: boolean
}

/** A conference in the list: its one link, Show, covers the card. */
export function ConferenceCard({ conference, priority }: ConferenceCardProps) {
  const locale = useLocale()
  const { name, image, date, location, description, isPast } = conference
  return (
    <article className="card conference-card">
      <Media>
        {image ? (
          <ConferencePicture
            image={image}
            sizes={isPast ? '(width < 640px) 6rem, 12rem' : '(width < 640px) 92vw, (width < 1000px) 46vw, 28rem'}
            priority={priority}
          />
        ) : (
          <Bend className="conference-ground" />
        )}
      </Media>
      <div className="body">
        <div className="conference-when">
          {!isPast && <b aria-hidden="true">{dayNumeral(date.start, locale)}</b>}
          <ConferenceFacts date={date} location={location} />
        </div>
        <h3 className="card-title">{name}</h3>
        <p className="outcome">{description}</p>
        <Show conference={conference} />
      </div>
    </article>
  )
}

function Show({ conference: { _id, name } }: Pick<ConferenceCardProps, 'conference'>) {
  const t = useTranslations('conferences')
  return (
    <Link className="conference-show" to={`/conferences/${_id}`}>
      {t('show')}
      <span className="sr-only"> {name}</span>
      <ArrowRight />
    </Link>
  )
}
