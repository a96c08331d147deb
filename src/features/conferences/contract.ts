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
import {
  MAX_DAYS,
  MAX_TALK_SPEAKERS,
  MAX_TALKS,
  MAX_TALKS_IN_ALL,
  SPEAKER_KEY_MAX,
  TALK_NOTE_MAX,
  TALK_TITLE_MAX,
  THEME_MAX,
  TIME,
} from '#src/wire/programme-rules.ts'

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

const ProgrammeDay = z.object({
  /** What the day is about. */
  theme: z.string().nullable(),
  /** By their times; one without speakers is a break, or something that all do. */
  talks: z.array(
    z.object({
      /** `HH:MM` where the conference is held. */
      time: z.string(),
      title: z.string(),
      note: z.string().nullable(),
      speakers: z.array(z.string()),
      /** Whether it is unlike the talks about it, such as an hour in the laboratory. */
      standsOut: z.boolean(),
    }),
  ),
})

/** One conference with all that is told of it. */
const WholeConference = Conference.extend({
  /** One for each day from the first on, up to the last one that has something. */
  programme: z.array(ProgrammeDay),
  speakers: z.array(
    Speaker.extend({
      /** Tells one from the others of this conference: talks name their speakers by it. */
      key: z.string(),
      /** The teacher who they are, if they teach here. */
      teacher: Id.nullable(),
    }),
  ),
})

const MAX_SPEAKERS = 40

const SpeakerKey = z
  .string()
  .max(SPEAKER_KEY_MAX)
  .regex(/^[\w-]+$/)

/** A speaker as the manager sends it. `picture` says whether an image comes with this call, or the stored one stays. */
const SpeakerInput = z.strictObject({
  /** As it was read, or one of the sender's own for a new speaker whom a talk names. */
  key: SpeakerKey.optional(),
  firstName: Name.max(60),
  lastName: Name.max(60),
  affiliation: Line.max(120).optional(),
  /** `new` takes the next one of `speakerImages`; otherwise the address of the stored one, or none. */
  picture: z.string().max(300).nullish(),
})

const TalkInput = z.strictObject({
  time: z.string().max(5).regex(TIME, { error: 'Please give a time such as 09:30' }),
  title: Line.min(1).max(TALK_TITLE_MAX),
  note: Line.max(TALK_NOTE_MAX).nullish(),
  speakers: z.array(SpeakerKey).max(MAX_TALK_SPEAKERS).optional(),
  standsOut: z.boolean().optional(),
})

const ProgrammeInput = z
  .array(z.strictObject({ theme: Line.max(THEME_MAX).nullish(), talks: z.array(TalkInput).max(MAX_TALKS).default([]) }))
  .max(MAX_DAYS)
  .refine(days => days.reduce((sum, { talks }) => sum + talks.length, 0) <= MAX_TALKS_IN_ALL, {
    error: `A programme has at most ${MAX_TALKS_IN_ALL} talks`,
  })

const conferenceFields = {
  name: Line.min(1),
  location: Line.min(1),
  startDate: possible(z.iso.date()),
  endDate: z.union([z.literal('').transform(() => null), possible(z.iso.date())]).nullish(),
  description: paragraphs(20_000).pipe(z.string().min(1)),
  file: Upload.optional(),
  /** The specified form: `speakers[0]`, `speakers[1]`, each a JSON text; or the whole list as one. */
  speakers: jsonText(
    z.array(jsonText(SpeakerInput)).max(MAX_SPEAKERS).refine(haveOwnKeys, { error: 'Two speakers have the same key' }),
  ).optional(),
  /** One for each speaker that has a new image, in their order. */
  speakerImages: uploads(MAX_SPEAKERS).optional(),
  /** What is there stays where none is sent. */
  programme: jsonText(ProgrammeInput).optional(),
}

function haveOwnKeys(speakers: readonly { readonly key?: string | undefined }[]): boolean {
  const keys = speakers.flatMap(({ key }) => key ?? [])
  return new Set(keys).size === keys.length
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
    output: z.object({ conference: WholeConference, version: Version.optional() }),
  },
  manageConferences: {
    input: z.strictObject({ name: Line.max(100).optional(), ...listFields('date', 'name') }),
    output: z.object({ conferences: z.array(ConferenceRow), NbOfPages: z.number().int(), total: z.number().int() }),
  },
  createConference: {
    files: 1 + MAX_SPEAKERS,
    input: z.strictObject(conferenceFields),
    output: z.object({ conference: WholeConference }),
  },
  updateConference: {
    files: 1 + MAX_SPEAKERS,
    input: z.strictObject({ id: Id, ...conferenceFields, version: Version.optional() }),
    output: z.object({ conference: WholeConference }),
  },
  deleteConference: {
    input: z.strictObject({ id: Id, password: Password }),
    output: z.object({ deleted: z.literal(true) }),
  },
} as const
