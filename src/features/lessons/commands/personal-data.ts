import { eq } from 'drizzle-orm'

import { uploads } from '#src/features/videos/tables.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { mediaStreams, watchClocks } from '../tables.ts'

/** Up to when a person's playing time is used up, what they are being sent at this moment, and what they are sending. */
export const playingData: PersonalData = {
  name: 'playing',
  collect: async (db, { userId }) => {
    const [clock] = await db
      .select({ creditedUntil: watchClocks.creditedUntil })
      .from(watchClocks)
      .where(eq(watchClocks.userId, userId))
    const begun = { name: uploads.name, bytes: uploads.bytes, createdAt: uploads.createdAt }
    return { rows: { ...clock, uploads: await db.select(begun).from(uploads).where(eq(uploads.userId, userId)) } }
  },
  erase: async (tx, { userId }) => {
    await tx.delete(mediaStreams).where(eq(mediaStreams.userId, userId))
    await tx.delete(watchClocks).where(eq(watchClocks.userId, userId))
    const begun = await tx.delete(uploads).where(eq(uploads.userId, userId)).returning({ key: uploads.mediaKey })
    return begun.map(({ key }) => key)
  },
}
