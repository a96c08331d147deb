import { eq } from 'drizzle-orm'

import type { PersonalData } from '#src/server/personal-data.ts'

import { mediaStreams, watchClocks } from '../tables.ts'

/** Up to when a person's playing time is used up, and what they are being sent at this moment. */
export const videoData: PersonalData = {
  name: 'playing',
  collect: async (db, { userId }) => ({
    rows: await db
      .select({ creditedUntil: watchClocks.creditedUntil })
      .from(watchClocks)
      .where(eq(watchClocks.userId, userId)),
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(mediaStreams).where(eq(mediaStreams.userId, userId))
    await tx.delete(watchClocks).where(eq(watchClocks.userId, userId))
    return []
  },
}
