import { z } from 'zod'

import { Id, PageNumber, wholeNumber } from '#src/wire/fields.ts'

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

export const conferencesContract = {
  /** The coming ones first, the next one leading; then the past ones, the latest leading. */
  listConferences: {
    input: z.strictObject({
      page: PageNumber.default(1),
      limit: wholeNumber(1, CONFERENCES_PER_PAGE).default(CONFERENCES_PER_PAGE),
    }),
    output: z.object({ conferences: z.array(Conference), NbOfPages: z.number().int() }),
  },
  getConference: { input: z.strictObject({ id: Id }), output: z.object({ conference: Conference }) },
} as const
