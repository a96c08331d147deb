// The rules of applications and registrations, for contract, commands and forms alike.

export const applicantTypes = ['ClubApplication', 'CoachApplication'] as const
export type ApplicantType = (typeof applicantTypes)[number]

/** The three lists of levels stay apart (D-48). */
export const applicationLevels = ['Youth', 'Amateur', 'Professional'] as const
export type ApplicationLevel = (typeof applicationLevels)[number]
export const clubLevels = ['Professional', 'Semi-professional', 'Amateur'] as const
export type ClubLevel = (typeof clubLevels)[number]
export const coachingLevels = ['Youth', 'Amateur', 'Professional'] as const
export type CoachingLevel = (typeof coachingLevels)[number]

/** X-STATE-3: pending becomes approved or rejected, and stays that. */
export const registrationStatuses = ['pending', 'approved', 'rejected'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** K-13 */
const ESTABLISHED_SINCE = 1800
export const isEstablishedYear = (year: number, now: Date): boolean =>
  Number.isInteger(year) && year >= ESTABLISHED_SINCE && year <= now.getUTCFullYear()

/** Most members of a club, and most years that a coach has worked. */
export const CLUB_SIZE_MAX = 1_000_000
export const EXPERIENCE_MAX = 80

export const FIRST_BIRTHDAY = '1900-01-01'
/** A day that somebody alive was born on, as `YYYY-MM-DD`. */
export const isBirthday = (day: string, now: Date): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= FIRST_BIRTHDAY && day < now.toISOString().slice(0, 10)

/** Whether somebody born on that day, as `YYYY-MM-DD`, can have done something for so many years. */
export const isOldEnough = (birthday: string, years: number, now: Date): boolean =>
  years <= now.getUTCFullYear() - Number(birthday.slice(0, 4))

/** X-STATE-4: in progress while the deadline is in the future. */
export const isOpen = (deadline: Date, now: Date): boolean => deadline > now

/** The end of a day, as a deadline without a time means it (D-45). */
export const END_OF_DAY = '23:59:59.999'

/** As many steps as an application may have; one is always kept (A-APP-5). */
export const MAX_STEPS = 20
