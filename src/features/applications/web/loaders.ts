import { redirect } from 'react-router'

import type { Api } from '#src/web/calls/api.ts'
import { loader, orFailed, hasFailed } from '#src/web/calls/loader.ts'
import { hasFewValues, queryWith, readPage } from '#src/web/catalogue/query.ts'
import type { PageHandle } from '#src/web/lazy-page.ts'
import type { ApplicantType } from '#src/wire/application-rules.ts'

import { formAddress, listAddress, typeOfList } from './addresses.ts'

/** K-3 */
const APPLICATIONS_PER_PAGE = 10

/** Lists of any other name are that of the coaches (D-31). */
const listed = /^\/applications\/(team|coach)$/

export const applicationsHandle: PageHandle = import.meta.env.SSR
  ? {
      query: ['page'],
      tidy: query => {
        const page = readPage(query)
        return queryWith({ page: page > 1 ? page : undefined })
      },
      isOneOfFew: ({ pathname, searchParams }) => listed.test(pathname) && hasFewValues(searchParams),
    }
  : {}

export const applicationsLoader = loader(async (api, { url, params }) => {
  const type = params['type'] ?? ''
  const applicantType = typeOfList(type)
  const page = readPage(url.searchParams)
  const list = await orFailed(api.listApplications({ applicantType, page, limit: APPLICATIONS_PER_PAGE }))
  // The end has come nearer since the address was made.
  if (!hasFailed(list) && list.NbOfPages > 0 && page > list.NbOfPages)
    throw redirect(`${listAddress(applicantType)}?page=${list.NbOfPages}`)
  return { applicantType, page, list }
})

export const applicationLoader = loader(async (api, { params }) => api.getApplication({ id: params['id'] ?? '' }))

/** Clubs register in the clubs' form and coaches in theirs, whichever address was given. */
async function loadForm(api: Api, id: string, applicantType: ApplicantType) {
  const { application, registration } = await api.getApplication({ id })
  if (application.applicantType !== applicantType) throw redirect(formAddress(application))
  return { application, registration }
}

export const clubFormLoader = loader(async (api, { params }) => loadForm(api, params['id'] ?? '', 'ClubApplication'))
export const coachFormLoader = loader(async (api, { params }) => loadForm(api, params['id'] ?? '', 'CoachApplication'))
