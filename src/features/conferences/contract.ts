import { z } from 'zod'

import {
  Id,
  jsonText,
  Line,
  listFields,
  Name,
  PageNumber,
  paragraphs,
  Password,
  possible,
  Upload,
  uploads,
  Version,
  wholeNumber,
} from '#src/wire/fields.ts'

/** Conferences on a page of the list. */
const CONFERENCES_PER_PAGE = 100

const Speaker = z.object({
  firstName: z.string(),
  lastName: z.string(),
  affiliation: z.string().nullable(),
  image: z.string().nullable(),
})

export const Conference = z.object({
  _id: Id,
  name: z.string(),
  image: z.string().nullable(),
  location: z.string(),
  /** Days as `YYYY-MM-DD`, the last one included; no end means one day. */
  date: z.object({ start: z.iso.date(), end: z.iso.date().nullable() }),
  /** True from the day after its last one. */
  isPast: z.boolean(),
  /** Plain text; an empty line parts paragraphs. */
  description: z.string(),
  speakers: z.array(Speaker),
})

const MAX_SPEAKERS = 40

/** A speaker as the manager sends it. `picture` says whether an image comes with this call, or the stored one stays. */
const SpeakerInput = z.strictObject({
  firstName: Name.max(60),
  lastName: Name.max(60),
  affiliation: Line.max(120).optional(),
  /** `new` takes the next one of `speakerImages`; otherwise the address of the stored one, or none. */
  picture: z.string().max(300).nullish(),
})

const conferenceFields = {
  name: Line.min(1),
  location: Line.min(1),
  startDate: possible(z.iso.date()),
  endDate: z.union([z.literal('').transform(() => null), possible(z.iso.date())]).nullish(),
  description: paragraphs(20_000).pipe(z.string().min(1)),
  file: Upload.optional(),
  /** The specified form: `speakers[0]`, `speakers[1]`, each a JSON text; or the whole list as one. */
  speakers: jsonText(z.array(jsonText(SpeakerInput)).max(MAX_SPEAKERS)).optional(),
  /** One for each speaker that has a new image, in their order. */
  speakerImages: uploads(MAX_SPEAKERS).optional(),
}

/** What a row of the manager's list shows. */
const ConferenceRow = z.object({
  _id: Id,
  name: z.string(),
  location: z.string(),
  image: z.string().nullable(),
  date: z.object({ start: z.iso.date(), end: z.iso.date().nullable() }),
  isPast: z.boolean(),
  speakersCount: z.number().int(),
})

export const conferencesContract = {
  /** The coming ones first, the next one leading; then the past ones, the latest leading. */
  listConferences: {
    input: z.strictObject({
      page: PageNumber.default(1),
      limit: wholeNumber(1, CONFERENCES_PER_PAGE).default(CONFERENCES_PER_PAGE),
    }),
    output: z.object({ conferences: z.array(Conference), NbOfPages: z.number().int() }),
  },
  /** `version` is for administrators. */
  getConference: {
    input: z.strictObject({ id: Id }),
    output: z.object({ conference: Conference, version: Version.optional() }),
  },
  manageConferences: {
    input: z.strictObject({ name: Line.max(100).optional(), ...listFields('date', 'name') }),
    output: z.object({ conferences: z.array(ConferenceRow), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  createConference: {
    files: 1 + MAX_SPEAKERS,
    input: z.strictObject(conferenceFields),
    output: z.object({ conference: Conference }),
  },
  updateConference: {
    files: 1 + MAX_SPEAKERS,
    input: z.strictObject({ id: Id, ...conferenceFields, version: Version.optional() }),
    output: z.object({ conference: Conference }),
  },
  deleteConference: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
} as const
