import { useTranslations } from 'use-intl'

import { usePage } from '#src/web/calls/page-data.ts'
import { imageFiles } from '#src/web/images.ts'
import { academyLd, BreadcrumbsLd, JsonLd } from '#src/web/json-ld.tsx'
import { dayAt } from '#src/wire/programme-rules.ts'

import type { WholeConference } from './days.ts'
import { nameOf } from './programme.tsx'

/** The conference for search engines, in the words of schema.org/Event, and where it stands. */
export function ConferenceEvent({ conference }: { conference: WholeConference }) {
  const t = useTranslations('conferences')
  const { site } = usePage()
  const { publicUrl } = site
  const { _id, name, image, location, date, description, speakers, programme } = conference
  const place = { '@type': 'Place', name: location, address: location }
  const talks = programme.flatMap((day, index) =>
    day.talks
      .filter(talk => talk.speakers.length > 0)
      .map(talk => ({
        '@type': 'Event',
        name: talk.title,
        // The day alone: an instant would need the zone of the place.
        startDate: dayAt(date.start, index),
        location: place,
        performer: speakers.filter(({ key }) => talk.speakers.includes(key)).map(personOf),
      })),
  )
  const event = {
    '@type': 'Event',
    name,
    description,
    startDate: date.start,
    endDate: date.end ?? date.start,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place,
    url: `${publicUrl}/conferences/${_id}`,
    organizer: academyLd(site),
    performer: speakers.map(personOf),
    ...(talks.length > 0 && { subEvent: talks }),
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

const personOf = (speaker: WholeConference['speakers'][number]) => ({ '@type': 'Person', name: nameOf(speaker) })
