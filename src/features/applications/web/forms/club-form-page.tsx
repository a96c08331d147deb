import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { later } from '#src/web/later.tsx'

import type { clubFormLoader } from '../loaders.ts'
import { RegistrationPage } from './registration-frame.tsx'

const ClubForm = later(
  'club-form',
  import.meta.env.SSR ? (await import('./club-form.tsx')).ClubForm : undefined,
  async () => (await import('./club-form.tsx')).ClubForm,
  true,
)

export function ClubFormPage() {
  const { application, registration } = useLoaderData<typeof clubFormLoader>()
  const t = useTranslations('applications')
  return (
    <RegistrationPage application={application} registration={registration} title={t('clubForm')}>
      <ClubForm key={application._id} application={application} />
    </RegistrationPage>
  )
}
