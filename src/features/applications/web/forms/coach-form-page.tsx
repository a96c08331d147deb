import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { later } from '#src/web/later.tsx'

import type { coachFormLoader } from '../loaders.ts'
import { RegistrationPage } from './registration-frame.tsx'

const CoachForm = later(
  'coach-form',
  import.meta.env.SSR ? (await import('./coach-form.tsx')).CoachForm : undefined,
  async () => (await import('./coach-form.tsx')).CoachForm,
  true,
)

export function CoachFormPage() {
  const { application, registration } = useLoaderData<typeof coachFormLoader>()
  const t = useTranslations('applications')
  return (
    <RegistrationPage application={application} registration={registration} title={t('coachForm')}>
      <CoachForm key={application._id} application={application} />
    </RegistrationPage>
  )
}
