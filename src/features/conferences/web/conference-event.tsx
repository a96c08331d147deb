import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { imageFiles } from '#src/web/images.ts'
import { academyLd, BreadcrumbsLd, JsonLd } from '#src/web/json-ld.tsx'

import type { ShownConference } from './days.ts'

/** The conference for search engines, in the words of schema.org/Event, and where it stands. */
export function ConferenceEvent({ conference }: { conference: ShownConference }) {
  const t = useTranslations('conferences')
  const { publicUrl } = usePage().site
  const { _id, name, image, location, date, description, speakers } = conference
  const event = {
    '@type': 'Event',
    name,
    description,
    startDate: date.start,
    endDate: date.end ?? date.start,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: location },
    url: `${publicUrl}/conferences/${_id}`,
    organizer: academyLd(publicUrl),
    performer: speakers.map(({ firstName, lastName }) => ({ '@type': 'Person', name: `${firstName} ${lastName}` })),
    ...(image && { image: [new URL(imageFiles(image).full, publicUrl).href] }),
  }
  return (
    <>
      <JsonLd data={event} />
      <BreadcrumbsLd
        trail={[
          [t('title'), '/conferences'],
          [name, `/conferences/${_id}`],
        ]}
      />
    </>
  )
}
