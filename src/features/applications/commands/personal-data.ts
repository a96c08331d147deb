import { and, eq, inArray, isNull, or } from 'drizzle-orm'

import type { PersonalData, Subject } from '#src/server/personal-data.ts'

import { clubRegistrations, coachRegistrations } from '../tables.ts'

/**
 * What somebody sent while signed in is theirs, whatever email they typed; with their email, what was sent by who had
 * proven it. What a visitor sent is nobody's by proof: it may be somebody else's, and stays (decision 0044).
 */
const isTheirs = (table: typeof clubRegistrations | typeof coachRegistrations, { userId, emails }: Subject) =>
  or(eq(table.userId, userId), and(isNull(table.userId), table.isProven, inArray(table.contactEmail, [...emails])))

/** The clubs and coaches that a person registered, with their images. */
export const applicationData: PersonalData = {
  name: 'applications',
  collect: async (db, subject) => {
    const clubs = await db.select().from(clubRegistrations).where(isTheirs(clubRegistrations, subject))
    const coaches = await db.select().from(coachRegistrations).where(isTheirs(coachRegistrations, subject))
    return {
      rows: {
        clubs: clubs.map(club => ({ ...club, userId: undefined, logo: undefined })),
        coaches: coaches.map(coach => ({ ...coach, userId: undefined, image: undefined })),
      },
      files: [
        ...clubs.map(({ id, logo }) => ({ name: `club-${id}.avif`, key: logo })),
        ...coaches.map(({ id, image }) => ({ name: `coach-${id}.avif`, key: image })),
      ],
    }
  },
  erase: async (tx, subject) => {
    const clubs = await tx
      .delete(clubRegistrations)
      .where(isTheirs(clubRegistrations, subject))
      .returning({ key: clubRegistrations.logo })
    const coaches = await tx
      .delete(coachRegistrations)
      .where(isTheirs(coachRegistrations, subject))
      .returning({ key: coachRegistrations.image })
    return [...clubs, ...coaches].map(({ key }) => key)
  },
}
