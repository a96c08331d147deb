import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'

import { ApplicationForm } from './application-form.tsx'
import { inputOf, noApplication } from './values.ts'

/** A-APP-5, A-APP-7 */
export function NewApplication() {
  const t = useTranslations('managers.applications')
  const navigate = useNavigate()
  return (
    <ApplicationForm
      values={noApplication}
      save={(values, _, key) => api().createApplication(inputOf(values), key)}
      onSaved={() => void navigate('/dashboard/manage-applications', { replace: true })}
      texts={{ label: t('create'), saved: t('created'), failed: t('createFailed') }}
    />
  )
}
