import { eq } from 'drizzle-orm'

import type { PersonalData } from '#src/server/personal-data.ts'

import { certificates } from '../tables.ts'

/** The certificates that a person holds, with their PDFs. */
export const certificateData: PersonalData = {
  name: 'certificates',
  collect: async (db, { userId }) => {
    const rows = await db.select().from(certificates).where(eq(certificates.userId, userId))
    return {
      rows: rows.map(
        ({ number, holderName, courseTitle, hours, score, issuedAt, revokedAt, revokedCause, revokedReason }) => {
          return { number, holderName, courseTitle, hours, score, issuedAt, revokedAt, revokedCause, revokedReason }
        },
      ),
      files: rows.flatMap(({ number, pdfKey }) => (pdfKey ? [{ name: `${number}.pdf`, key: pdfKey }] : [])),
    }
  },
  erase: async (tx, { userId }) => {
    const rows = await tx
      .delete(certificates)
      .where(eq(certificates.userId, userId))
      .returning({ pdfKey: certificates.pdfKey })
    return rows.flatMap(({ pdfKey }) => pdfKey ?? [])
  },
}
