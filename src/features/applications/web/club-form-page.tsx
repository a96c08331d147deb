import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { ClubForm } from './club-form.tsx'
import type { clubFormLoader } from './loaders.ts'
import { RegistrationPage } from './registration-frame.tsx'

export function ClubFormPage() {
  const { application, registration } = useLoaderData<typeof clubFormLoader>()
  const t = useTranslations('applications')
  return (
    <RegistrationPage application={application} registration={registration} title={t('clubForm')}>
      <ClubForm key={application._id} application={application} />
    </RegistrationPage>
  )
}
