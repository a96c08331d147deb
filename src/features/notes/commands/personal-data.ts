import { eq } from 'drizzle-orm'

import type { PersonalData } from '#src/server/personal-data.ts'

import { findNotes } from '../queries/notes.ts'
import { notes } from '../tables.ts'

/** What a person wrote at the videos that they watched. */
export const notesData: PersonalData = {
  name: 'notes',
  collect: async (db, { userId }) => ({
    rows: (await findNotes(db, userId)).map(({ courseTitle, videoTitle, second, text, createdAt, updatedAt }) => ({
      course: courseTitle,
      video: videoTitle,
      second,
      text,
      createdAt,
      updatedAt,
    })),
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(notes).where(eq(notes.userId, userId))
    return []
  },
}
