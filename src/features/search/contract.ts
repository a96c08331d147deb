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

export const searchContract = {
  search: {
    input: z.strictObject({ q: Line.max(100) }),
    /** The best matches of each kind. `isClose` says that nothing holds the words, and titles like them are given. */
    output: z.object({ found: z.array(Found), isClose: z.boolean() }),
  },
} as const
