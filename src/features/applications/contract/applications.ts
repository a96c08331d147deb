import { z } from 'zod'

import {
  applicantTypes,
  applicationLevels,
  CLUB_SIZE_MAX,
  clubLevels,
  coachingLevels,
  EXPERIENCE_MAX,
  MAX_STEPS,
  registrationStatuses,
} from '#src/wire/application-rules.ts'
import {
  emailOr,
  Id,
  jsonText,
  Line,
  listFields,
  Name,
  PageNumber,
  paragraphs,
  Password,
  Phone,
  possible,
  Upload,
  uploads,
  Version,
  WebAddress,
  wholeNumber,
} from '#src/wire/fields.ts'

import {
  Application,
  ApplicationCard,
  ApplicationRow,
  ClubRegistration,
  CoachRegistration,
  OwnRegistration,
} from './shapes.ts'

/** K-3 */
const APPLICATIONS_PER_PAGE = 10

const required = (error: string, type = Line) => type.check(z.refine(value => value !== '', { error }))
/** An empty field of a form says nothing. */
const optional = <T extends z.ZodType>(type: T) =>
  z
    .union([z.literal(''), type])
    .optional()
    .transform(value => value || null)
const Text = paragraphs(4000)

const registration = {
  applicationId: Id,
  contactEmail: emailOr('Invalid email format'),
  contactPhone: Phone,
  file: Upload,
  /** A field that people do not see: what fills it in is a program. */
  extra: z.string().max(200).optional(),
}
const registered = z.object({ registered: z.literal(true) })

/** A step as the manager sends it. */
const StepInput = z.strictObject({
  title: required('Each step needs a title'),
  description: paragraphs(2000).pipe(z.string().min(1, { error: 'Each step needs a description' })),
  /** `new` takes the next one of `stepImages`; otherwise the address of the stored one, or none. */
  image: z.string().max(300).nullish(),
})

const applicationFields = {
  name: required('Application name is required'),
  applicantType: z.enum(applicantTypes),
  desiredDevelopment: paragraphs(4000).default(''),
  level: z.enum(applicationLevels).default('Youth'),
  /** In the academy's time zone, where it says none. */
  deadline: possible(z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })], { error: 'Not a date' })),
  file: Upload.optional(),
  steps: jsonText(z.array(jsonText(StepInput)).min(1).max(MAX_STEPS)),
  /** One for each step that has a new image, in their order. */
  stepImages: uploads(MAX_STEPS).optional(),
}

const registrationsWanted = z.strictObject({
  id: Id,
  name: Line.max(100).optional(),
  /** `all` and none mean the same. */
  status: z.enum(['all', ...registrationStatuses]).optional(),
  ...listFields('date', 'name'),
})
const counted = { NbOfPages: z.number().int(), total: z.number().int() }

/** X-STATE-3 */
const decided = {
  status: z.enum(['approved', 'rejected']),
  /** Words to the applicant, which stand in the mail. */
  reason: paragraphs(1000).optional(),
}
const decision = {
  input: z.strictObject({ id: Id, ...decided }),
  output: z.object({ status: z.enum(registrationStatuses) }),
}

/** What a file of those who registered is asked for: the filters of the list. */
export const RegistrationsFileInput = z.strictObject({
  id: Id,
  name: Line.max(100).optional(),
  status: z.enum(['all', ...registrationStatuses]).optional(),
})

export const applicationsContract = {
  listApplications: {
    /** Type and name combine (D-32). */
    input: z.strictObject({
      applicantType: z.enum(applicantTypes).optional(),
      name: Line.max(100).optional(),
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(APPLICATIONS_PER_PAGE),
    }),
    output: z.object({ applications: z.array(ApplicationCard), NbOfPages: z.number().int() }),
  },
  getApplication: {
    input: z.strictObject({ id: Id }),
    /** `version` is for administrators; `registration` is what whoever asks has sent, if they are signed in. */
    output: z.object({
      application: Application,
      registration: OwnRegistration.optional(),
      version: Version.optional(),
    }),
  },
  /** The newest first. */
  myRegistrations: {
    input: z.strictObject({}),
    output: z.object({ registrations: z.array(OwnRegistration) }),
  },
  registerClub: {
    files: 1,
    input: z.strictObject({
      ...registration,
      name: required('Club name is required', Name),
      location: required('Location is required'),
      establishedYear: wholeNumber(0, 9999),
      website: optional(WebAddress),
      description: optional(Text),
      level: z.enum(clubLevels),
      clubSize: wholeNumber(0, CLUB_SIZE_MAX).check(
        z.refine(count => count >= 1, { error: 'Club size must be at least 1' }),
      ),
    }),
    output: registered,
  },
  registerCoach: {
    files: 1,
    input: z.strictObject({
      ...registration,
      name: required('Name is required', Name),
      dateOfBirth: z.iso.date(),
      experienceYears: wholeNumber(0, EXPERIENCE_MAX),
      qualifications: optional(Text),
      specialties: optional(Text),
      currentClub: optional(Line),
      biography: optional(Text),
      coachingLevel: z.enum(coachingLevels),
      languagesSpoken: optional(Line),
    }),
    output: registered,
  },
  manageApplications: {
    input: z.strictObject({
      name: Line.max(100).optional(),
      applicantType: z.enum(applicantTypes).optional(),
      ...listFields('deadline', 'name', 'createdAt'),
    }),
    output: z.object({ applications: z.array(ApplicationRow), ...counted }),
  },
  createApplication: {
    files: 1 + MAX_STEPS,
    input: z.strictObject(applicationFields),
    output: z.object({ application: Application }),
  },
  updateApplication: {
    files: 1 + MAX_STEPS,
    input: z.strictObject({ id: Id, ...applicationFields, version: Version.optional() }),
    output: z.object({ application: Application }),
  },
  deleteApplication: {
    input: z.strictObject({
      id: Id,
      password: Password,
      /** How many registrations the administrator was told of: more are not deleted unseen. */
      registrations: wholeNumber(0, 1_000_000).optional(),
    }),
    output: z.object({ deleted: z.literal(true) }),
  },
  listClubs: {
    input: registrationsWanted,
    output: z.object({ clubs: z.array(ClubRegistration), ...counted }),
  },
  listCoaches: {
    input: registrationsWanted,
    output: z.object({ coaches: z.array(CoachRegistration), ...counted }),
  },
  decideClub: decision,
  decideCoach: decision,
  /** Several of one application at once; those that were decided or are gone by now are left out. */
  decideRegistrations: {
    input: z.strictObject({ applicationId: Id, ids: z.array(Id).min(1).max(100), ...decided }),
    output: z.object({ changed: z.array(Id) }),
  },
} as const
