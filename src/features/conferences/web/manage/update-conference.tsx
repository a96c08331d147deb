import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { conferenceLoader } from '../loaders.ts'
import { ConferenceForm } from './conference-form.tsx'
import { inputOf, noSpeaker } from './values.ts'

/** D-43 */
export function UpdateConference() {
  const t = useTranslations('managers.conferences')
  const toList = useToList('/dashboard/manage-conferences')
  const { conference, version } = useLoaderData<typeof conferenceLoader>()
  const { _id, name, location, date, description, image, speakers } = conference
  const known = speakers.map(speaker => ({ ...noSpeaker, ...speaker, affiliation: speaker.affiliation ?? '' }))
  return (
    <ConferenceForm
      key={_id}
      id={_id}
      values={{
        name,
        location,
        startDate: date.start,
        endDate: date.end ?? '',
        description,
        file: undefined,
        speakers: known.length > 0 ? known : [noSpeaker],
      }}
      image={image}
      version={version}
      save={(values, read) => api().updateConference({ id: _id, version: read, ...inputOf(values) })}
      onSaved={toList}
      texts={{ label: t('update'), saved: t('updated'), failed: t('updateFailed') }}
    />
  )
}
