import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { useZone } from '#src/web/calls/page-data.ts'
import { useToList } from '#src/web/manager/lists/kept-list.tsx'

import type { applicationLoader } from '../loaders.ts'
import { ApplicationForm } from './application-form.tsx'
import { inputOf, valuesOf } from './values.ts'

/** A-APP-8 */
export function UpdateApplication() {
  const t = useTranslations('managers.applications')
  const toList = useToList('/dashboard/manage-applications')
  const { application, version } = useLoaderData<typeof applicationLoader>()
  return (
    <ApplicationForm
      key={application._id}
      id={application._id}
      values={valuesOf(application, useZone())}
      image={application.image}
      version={version}
      save={(values, read) => api().updateApplication({ id: application._id, version: read, ...inputOf(values) })}
      onSaved={toList}
      texts={{ label: t('update'), saved: t('updated'), failed: t('updateFailed') }}
    />
  )
}
