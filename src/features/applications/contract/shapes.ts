// What applications and registrations are on the wire.
import { z } from 'zod'

import {
  applicantTypes,
  applicationLevels,
  clubLevels,
  coachingLevels,
  registrationStatuses,
} from '#src/wire/application-rules.ts'
import { Id, Instant } from '#src/wire/fields.ts'

/** What everybody may know of an application; who registered stays private (D-59). */
export const ApplicationCard = z.object({
  _id: Id,
  name: z.string(),
  applicantType: z.enum(applicantTypes),
  desiredDevelopment: z.string(),
  level: z.enum(applicationLevels),
  deadline: Instant,
  /** False once the deadline has passed. */
  isOpen: z.boolean(),
  image: z.string().nullable(),
  createdAt: Instant,
})

export const Application = ApplicationCard.extend({
  steps: z.array(z.object({ title: z.string(), description: z.string(), image: z.string().nullable() })),
})

/** What a row of the manager's list shows. */
export const ApplicationRow = ApplicationCard.extend({
  registrations: z.object({ total: z.number().int(), pending: z.number().int() }),
})

/**
 * Whose the contact email is: `proven` of somebody who was signed in with it; `unproven`, as anybody can type one;
 * `contested` where its owner has registered, too.
 */
const EmailClaim = z.enum(['proven', 'unproven', 'contested'])
export type EmailClaim = z.output<typeof EmailClaim>

const shownRegistration = {
  _id: Id,
  applicationId: Id,
  name: z.string(),
  contactEmail: z.string(),
  claim: EmailClaim,
  contactPhone: z.string(),
  status: z.enum(registrationStatuses),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
}
export const ClubRegistration = z.object({
  ...shownRegistration,
  location: z.string(),
  establishedYear: z.number().int(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  level: z.enum(clubLevels),
  clubSize: z.number().int(),
  /** Its address below the API, for administrators alone. */
  logo: z.string(),
})
export const CoachRegistration = z.object({
  ...shownRegistration,
  dateOfBirth: z.iso.date(),
  experienceYears: z.number().int(),
  qualifications: z.string().nullable(),
  specialties: z.string().nullable(),
  currentClub: z.string().nullable(),
  biography: z.string().nullable(),
  coachingLevel: z.enum(coachingLevels),
  languagesSpoken: z.string().nullable(),
  /** Its address below the API, for administrators alone. */
  image: z.string(),
})
/** A registration as whoever sent it may see it. */
export const OwnRegistration = z.object({
  _id: Id,
  application: z.object({ _id: Id, name: z.string(), applicantType: z.enum(applicantTypes) }),
  name: z.string(),
  contactEmail: z.string(),
  status: z.enum(registrationStatuses),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  /** Nobody was signed in who sent it: it came with an email of the person's, and may be of anybody. */
  byVisitor: z.boolean(),
  /** What staff wrote with their decision. */
  reason: z.string().nullable(),
})
