import { z } from 'zod'

import { Id, Instant, Line, PageNumber, possible, wholeNumber } from '#src/wire/fields.ts'

/** Entries on a page: a page of them is read, not scanned. */
const ENTRIES_PER_PAGE = 20

/** A word of an action: `course`, `sign-out`. */
const Word = z.string().regex(/^[a-z][a-z-]{0,39}$/)

const User = z.object({
  _id: Id,
  /** Null for who was erased. */
  name: z.string().nullable(),
})

const Entry = z.object({
  _id: Id,
  at: Instant,
  /** Their image: null where there is none. */
  by: User.extend({ image: z.string().nullable() }),
  /** What was done it to, and what was done: of `course.update` these are `course` and `update`. */
  kind: z.string(),
  verb: z.string(),
  thing: z.object({
    /** Null where the action concerns no single thing. */
    _id: z.string().nullable(),
    /** What it was called then; null for a person who was erased. */
    name: z.string().nullable(),
    /** Whether it was deleted since. */
    isGone: z.boolean(),
  }),
  /** Of each field that the action changed, what it was and what it is now; null where there was nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

export const activityContract = {
  /** What administrators did, the newest first. */
  listActivity: {
    input: z.strictObject({
      /** Words of the thing's name. */
      name: Line.max(100).optional(),
      /** One thing, by its id. */
      thing: Line.min(1).max(100).optional(),
      user: Id.optional(),
      kind: Word.optional(),
      verb: Word.optional(),
      /** Days, both included, in the academy's time zone. */
      from: possible(z.iso.date()).optional(),
      to: possible(z.iso.date()).optional(),
      page: PageNumber.default(1),
      limit: wholeNumber(1, 100).default(ENTRIES_PER_PAGE),
    }),
    output: z.object({
      entries: z.array(Entry),
      NbOfPages: z.number().int(),
      total: z.number().int(),
      /** By what the list can be filtered: everybody who ever did something, and what was ever done. */
      users: z.array(User),
      kinds: z.array(z.string()),
      verbs: z.array(z.string()),
      /** What courses, videos, categories and the like that the changes name by their ids are called now. */
      names: z.record(Id, z.string()),
      /** What the thing of the filter was called last; null where nothing is known of it. */
      thingName: z.string().nullable(),
    }),
  },
} as const
