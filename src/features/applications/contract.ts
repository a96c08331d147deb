import { z } from 'zod'

import { applicantTypes, applicationLevels, clubLevels, coachingLevels } from '#src/wire/application-rules.ts'
import { emailOr, Id, Instant, Line, PageNumber, Phone, Upload, WebAddress, wholeNumber } from '#src/wire/fields.ts'

/** K-3 */
const APPLICATIONS_PER_PAGE = 10

/** What everybody may know of an application; who registered stays private (D-59). */
const ApplicationCard = z.object({
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

const required = (error: string) => Line.check(z.refine(value => value !== '', { error }))
/** An empty field of a form says nothing. */
const optional = <T extends z.ZodType>(type: T) =>
  z
    .union([z.literal(''), type])
    .optional()
    .transform(value => value || null)
/** Forms send their line ends as CRLF. */
const Text = z
  .string()
  .trim()
  .max(4000)
  .transform(value => value.replaceAll('\r\n', '\n'))

const registration = {
  applicationId: Id,
  contactEmail: emailOr('Invalid email format'),
  contactPhone: Phone,
  file: Upload,
  /** A field that people do not see: what fills it in is a program. */
  extra: z.string().max(200).optional(),
}
const registered = z.object({ registered: z.literal(true) })

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
  getApplication: { input: z.strictObject({ id: Id }), output: z.object({ application: Application }) },
  registerClub: {
    files: 1,
    input: z.strictObject({
      ...registration,
      name: required('Club name is required'),
      location: required('Location is required'),
      establishedYear: wholeNumber(0, 9999),
      website: optional(WebAddress),
      description: optional(Text),
      level: z.enum(clubLevels),
      clubSize: wholeNumber(0, 1_000_000).check(
        z.refine(count => count >= 1, { error: 'Club size must be at least 1' }),
      ),
    }),
    output: registered,
  },
  registerCoach: {
    files: 1,
    input: z.strictObject({
      ...registration,
      name: required('Name is required'),
      dateOfBirth: z.iso.date(),
      experienceYears: wholeNumber(0, 80),
      qualifications: optional(Text),
      specialties: optional(Text),
      currentClub: optional(Line),
      biography: optional(Text),
      coachingLevel: z.enum(coachingLevels),
      languagesSpoken: optional(Line),
    }),
    output: registered,
  },
} as const
