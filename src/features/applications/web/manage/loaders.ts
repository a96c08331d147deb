import { redirect } from 'react-router'

import type { Api } from '#src/web/calls/api.ts'
import { loader, orFailed } from '#src/web/calls/loader.ts'
import { bothWays, listQuery } from '#src/web/manager/lists/list-address.ts'
import { applicantTypes, registrationStatuses, type ApplicantType } from '#src/wire/application-rules.ts'

import { applicantsAddress, updateAddress } from '../addresses.ts'

const managed = { sort: bothWays('deadline', 'name'), name: 'words', applicantType: applicantTypes } as const

export const manageApplicationsLoader = loader(async (api, { url }) =>
  orFailed(api.manageApplications(listQuery(url, managed))),
)

const applicants = { sort: bothWays('date', 'name'), name: 'words', status: registrationStatuses } as const

/** Clubs stand in the clubs' list and coaches in theirs, whichever address was given. */
async function loadApplicants(api: Api, id: string, applicantType: ApplicantType) {
  const { application } = await api.getApplication({ id })
  if (application.applicantType !== applicantType) throw redirect(applicantsAddress(application))
  return application
}

export const clubApplicantsLoader = loader(async (api, { url, params }) => {
  const id = params['id'] ?? ''
  const application = await loadApplicants(api, id, 'ClubApplication')
  return { application, list: await orFailed(api.listClubs({ id, ...listQuery(url, applicants) })) }
})

export const coachApplicantsLoader = loader(async (api, { url, params }) => {
  const id = params['id'] ?? ''
  const application = await loadApplicants(api, id, 'CoachApplication')
  return { application, list: await orFailed(api.listCoaches({ id, ...listQuery(url, applicants) })) }
})

/** D-25: the specification's other spelling. */
export const otherUpdateAddress = loader(async (_, { params }) => redirect(updateAddress(params['id'] ?? '')))
