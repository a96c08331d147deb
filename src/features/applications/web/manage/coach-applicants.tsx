import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'

import { Day } from '../deadline.tsx'
import { ApplicantsHead } from './applicants-head.tsx'
import type { coachApplicantsLoader } from './loaders.ts'
import { RegistrationsList } from './registrations-list.tsx'

/** A-APP-2: the coaches that registered for an application. */
export function CoachApplicants() {
  const t = useTranslations('applications.coach')
  const levels = useTranslations('applications.levels')
  const { application, list } = useLoaderData<typeof coachApplicantsLoader>()
  return (
    <>
      <ApplicantsHead application={application} />
      <RegistrationsList
        caption={application.name}
        applicationId={application._id}
        list={hasFailed(list) ? list : { rows: list.coaches, pages: list.NbOfPages, total: list.total }}
        columns={[
          { head: t('coachingLevel'), cell: coach => levels(coach.coachingLevel) },
          { head: t('experienceYears'), isNumber: true, isMinor: true, cell: coach => coach.experienceYears },
        ]}
        imageOf={coach => coach.image}
        facts={coach => [
          [t('dateOfBirth'), <Day key="birth" day={coach.dateOfBirth} />],
          [t('experienceYears'), coach.experienceYears],
          [t('coachingLevel'), levels(coach.coachingLevel)],
          [t('currentClub'), coach.currentClub],
          [t('qualifications'), coach.qualifications],
          [t('specialties'), coach.specialties],
          [t('languagesSpoken'), coach.languagesSpoken],
          [t('biography'), coach.biography],
        ]}
        decide={decision => api().decideCoach(decision)}
      />
    </>
  )
}
