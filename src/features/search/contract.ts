import { z } from 'zod'

import { Id, Line } from '#src/wire/fields.ts'

const kinds = ['course', 'video', 'lesson', 'blog', 'research', 'conference'] as const

export const Found = z.object({
  kind: z.enum(kinds),
  _id: Id,
  title: z.string(),
  /** One line below the title: a course's outcome, the course of a video or another lesson, a conference's place. */
  about: z.string(),
  image: z.string().nullable(),
  /** The page that shows it. */
  path: z.string(),
})

export type Found = z.output<typeof Found>

const staffKinds = [
  'course',
  'video',
  'lesson',
  'blog',
  'research',
  'conference',
  'application',
  'teacher',
  'plan',
  'user',
] as const

/** Numbers and days that tell one from another; each kind has some of them. Days are `YYYY-MM-DD`. */
const StaffFacts = z.object({
  /** In whole units (D-3). */
  price: z.number().optional(),
  learners: z.number().int().optional(),
  views: z.number().int().optional(),
  seconds: z.number().optional(),
  day: z.string().optional(),
  deadline: z.string().optional(),
  joined: z.string().optional(),
})

export const StaffFound = z.object({
  kind: z.enum(staffKinds),
  _id: Id,
  title: z.string(),
  /** One line below the title: an outcome, a place, a person's email. */
  about: z.string(),
  image: z.string().nullable(),
  /** Null for what has no states. */
  state: z.enum(['draft', 'published', 'archived']).nullable(),
  facts: StaffFacts,
  /** The screen that changes it. */
  editAt: z.string(),
  /** Its page on the site, if it has one. */
  viewAt: z.string().nullable(),
})

export type StaffFound = z.output<typeof StaffFound>

export const searchContract = {
  /** The things and people whose names hold all words; without words, what the administrator changed last. */
  staffSearch: {
    input: z.strictObject({ q: Line.max(100).default('') }),
    output: z.object({ found: z.array(StaffFound) }),
  },
  search: {
    input: z.strictObject({ q: Line.max(100) }),
    /** The best matches of each kind. `isClose` says that nothing holds the words, and titles like them are given. */
    output: z.object({ found: z.array(Found), isClose: z.boolean() }),
  },
} as const
