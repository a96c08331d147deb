import type { ApplicantType } from '#src/wire/application-rules.ts'

/** P-APP-1, D-31: `team` lists what clubs apply for; anything else what coaches apply for. */
export const typeOfList = (type: string): ApplicantType => (type === 'team' ? 'ClubApplication' : 'CoachApplication')

export const listAddress = (type: ApplicantType): string =>
  type === 'ClubApplication' ? '/applications/team' : '/applications/coach'

export const formAddress = ({ _id, applicantType }: { _id: string; applicantType: ApplicantType }): string =>
  applicantType === 'ClubApplication' ? `/club-application-form/${_id}` : `/coach-application-form/${_id}`
