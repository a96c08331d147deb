import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { CoachForm } from './coach-form.tsx'
import type { coachFormLoader } from './loaders.ts'
import { RegistrationPage } from './registration-frame.tsx'

export function CoachFormPage() {
  const { application, registration } = useLoaderData<typeof coachFormLoader>()
  const t = useTranslations('applications')
  return (
    <RegistrationPage application={application} registration={registration} title={t('coachForm')}>
      <CoachForm key={application._id} application={application} />
    </RegistrationPage>
  )
}
