import type { ApplicantType } from '#src/wire/application-rules.ts'

/** P-APP-1, D-31: `team` lists what clubs apply for; anything else what coaches apply for. */
export const typeOfList = (type: string): ApplicantType => (type === 'team' ? 'ClubApplication' : 'CoachApplication')

export const listAddress = (type: ApplicantType): string =>
  type === 'ClubApplication' ? '/applications/team' : '/applications/coach'

/** Where an administrator changes an application (D-25). */
export const updateAddress = (id: string): string => `/dashboard/manage-applications/update-application/${id}`

/** Where an administrator reads who registered. */
export const applicantsAddress = ({ _id, applicantType }: { _id: string; applicantType: ApplicantType }): string =>
  `/dashboard/manage-applications/${applicantType === 'ClubApplication' ? 'clubs' : 'coaches'}/${_id}`

/** Where a form stands on its page: below what it is for, where the window is narrow. */
export const FORM_ID = 'registration'

export const formAddress = ({ _id, applicantType }: { _id: string; applicantType: ApplicantType }): string =>
  applicantType === 'ClubApplication' ? `/club-application-form/${_id}` : `/coach-application-form/${_id}`
