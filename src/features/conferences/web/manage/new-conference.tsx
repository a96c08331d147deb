import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'

import { ConferenceForm } from './conference-form.tsx'
import { inputOf, noConference } from './values.ts'

/** A-CONF-1 to A-CONF-4: after a conference was created, every field is empty again. */
export function NewConference() {
  const t = useTranslations('managers.conferences')
  return (
    <ConferenceForm
      values={noConference}
      save={(values, _, key) => api().createConference(inputOf(values), key)}
      onSaved={reset => reset(noConference)}
      texts={{ label: t('create'), saved: t('created'), failed: t('createFailed') }}
    />
  )
}
