import { addressWith } from '#src/web/catalogue/query.ts'

/** The address of the learner's notes. */
export const notesAt = (words: string, page = 1): string =>
  addressWith('/dashboard/notes', { title: words || undefined, page: page > 1 ? page : undefined })
