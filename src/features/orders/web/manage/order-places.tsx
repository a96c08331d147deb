import { useTranslations } from 'use-intl'

import { Badge } from '#src/ui/display/badge.tsx'
import type { Api } from '#src/web/calls/api.ts'
import { type Failed, hasFailed } from '#src/web/calls/loader.ts'
import { Link } from '#src/web/links/link.tsx'
import { useLongDay } from '#src/web/words/own-days.ts'

import './order-places.css'

type Places = Awaited<ReturnType<Api['manageSeats']>>

/** On the page of an order of places for others: who has them. */
export function OrderPlaces({ places: read }: { places: Places | Failed }) {
  const t = useTranslations('managers.orders.places')
  if (hasFailed(read)) return <p className="text-muted">{t('failed')}</p>
  const { group, places } = read
  if (!group) return null
  const { taken, invited, seats, name } = group
  return (
    <section className="panel order-places" aria-labelledby="places">
      <h2 id="places" dir="auto">
        {name || t('title')}
      </h2>
      <p>{t('figures', { taken, invited, left: seats - taken - invited })}</p>
      {places.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul>
          {places.map(place => (
            <Place key={place._id} place={place} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Place({ place: { email, sendAt, takenAt, holder } }: { place: Places['places'][number] }) {
  const t = useTranslations('managers.orders.places')
  const day = useLongDay()
  return (
    <li>
      <span>
        {holder ? (
          <Link className="link" to={`/dashboard/manage-users/${holder._id}`}>
            {holder.name}
          </Link>
        ) : (
          <bdi>{email ?? t('gone')}</bdi>
        )}
        {holder && email && <small dir="ltr">{email}</small>}
      </span>
      {takenAt ? (
        <small>{t('taken', { day: day(takenAt) })}</small>
      ) : (
        <Badge tone="warning">{sendAt ? t('scheduled', { day: day(sendAt) }) : t('invited')}</Badge>
      )}
    </li>
  )
}
