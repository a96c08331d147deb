import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'

import { ApplicantsHead } from './applicants-head.tsx'
import type { clubApplicantsLoader } from './loaders.ts'
import { RegistrationsList } from './registrations-list.tsx'

/** A-APP-2: the clubs that registered for an application. */
export function ClubApplicants() {
  const t = useTranslations('applications.club')
  const levels = useTranslations('applications.levels')
  const { application, list } = useLoaderData<typeof clubApplicantsLoader>()
  return (
    <>
      <ApplicantsHead application={application} />
      <RegistrationsList
        caption={application.name}
        applicationId={application._id}
        list={hasFailed(list) ? list : { rows: list.clubs, pages: list.NbOfPages, total: list.total }}
        columns={[
          { head: t('location'), cell: club => <span className="applicant-text">{club.location}</span> },
          { head: t('level'), cell: club => levels(club.level) },
          { head: t('clubSize'), isNumber: true, isMinor: true, cell: club => club.clubSize },
        ]}
        imageOf={club => club.logo}
        facts={club => [
          [t('location'), club.location],
          [t('establishedYear'), club.establishedYear],
          [t('level'), levels(club.level)],
          [t('clubSize'), club.clubSize],
          [t('website'), club.website && <Website address={club.website} />],
          [t('description'), club.description],
        ]}
        decide={decision => api().decideClub(decision)}
      />
    </>
  )
}

/** The server takes no other scheme than http and https (T44). */
const Website = ({ address }: { address: string }) => (
  <a className="link" href={address} target="_blank" rel="noopener noreferrer nofollow">
    {address}
  </a>
)
