import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { conferenceLoader } from '../loaders.ts'
import { ConferenceForm } from './conference-form.tsx'
import { inputOf, valuesOf } from './values.ts'

/** D-43 */
export function UpdateConference() {
  const t = useTranslations('managers.conferences')
  const toList = useToList('/dashboard/manage-conferences')
  const { conference, version } = useLoaderData<typeof conferenceLoader>()
  const { _id, image } = conference
  return (
    <ConferenceForm
      key={_id}
      id={_id}
      values={valuesOf(conference)}
      image={image}
      version={version}
      save={(values, read) => api().updateConference({ id: _id, version: read, ...inputOf(values) })}
      onSaved={toList}
      texts={{ label: t('update'), saved: t('updated'), failed: t('updateFailed') }}
    />
  )
}
