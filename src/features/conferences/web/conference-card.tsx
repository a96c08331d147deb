import { CalendarDays, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { Media } from '#src/ui/display/card.tsx'
import { Picture } from '#src/ui/display/picture.tsx'
import { imageFiles } from '#src/web/images.ts'
import { Link } from '#src/web/links/link.tsx'

import { Bend } from './bend.tsx'
import { ConferenceDays } from './conference-days.tsx'
import type { ShownConference } from './days.ts'

/** A conference in the list: its one link, Show, covers the card. */
export function ConferenceCard({ conference, priority }: { conference: ShownConference; priority: boolean }) {
  const t = useTranslations('conferences')
  const { _id, name, image, date, location, description } = conference
  return (
    <article className="card conference-card">
      <Media>{image ? <CardImage image={image} priority={priority} /> : <Bend />}</Media>
      <div className="body">
        <h3 className="card-title">{name}</h3>
        <p className="outcome">{description}</p>
        <ul className="conference-facts">
          <li>
            <CalendarDays />
            <span>
              <span className="sr-only">{t('date')} </span>
              <ConferenceDays date={date} form="short" />
            </span>
          </li>
          <li>
            <MapPin />
            <span>
              <span className="sr-only">{t('location')} </span>
              {location}
            </span>
          </li>
        </ul>
        <Link className={buttonClass({ className: 'conference-show' })} to={`/conferences/${_id}`}>
          {t('show')}
          <span className="sr-only"> {name}</span>
        </Link>
      </div>
    </article>
  )
}

function CardImage({ image, priority }: { image: string; priority: boolean }) {
  const { src, srcSet } = imageFiles(image)
  const sizes = '(width < 640px) 92vw, (width < 1000px) 46vw, 24rem'
  return <Picture src={src} srcSet={srcSet} sizes={sizes} alt="" width={960} height={540} priority={priority} />
}
