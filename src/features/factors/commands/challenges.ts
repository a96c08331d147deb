// Challenges of sessions: one of each kind at a time, answered once.
import { and, eq, sql } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { isChallengeAlive } from '../queries.ts'
import { factorChallenges } from '../tables.ts'

type Challenge = typeof factorChallenges.$inferInsert
type Place = Pick<Challenge, 'sessionId' | 'purpose'>

/** Keeps a challenge; an earlier one for the same purpose is over. */
export async function askOnce(db: Db, { sessionId, purpose, challenge }: Challenge): Promise<void> {
  const { sessionId: session, purpose: kind } = factorChallenges
  await db
    .insert(factorChallenges)
    .values({ sessionId, purpose, challenge })
    .onConflictDoUpdate({ target: [session, kind], set: { challenge, createdAt: sql`now()` } })
}

const at = ({ sessionId, purpose }: Place) =>
  and(eq(factorChallenges.sessionId, sessionId), eq(factorChallenges.purpose, purpose), isChallengeAlive)

/** Takes a challenge out. Of two that answer it at once, one gets it. @returns undefined when there is none, or it is too old */
export async function takeChallenge(db: Db, place: Place): Promise<string | undefined> {
  const [taken] = await db
    .delete(factorChallenges)
    .where(at(place))
    .returning({ challenge: factorChallenges.challenge })
  return taken?.challenge
}

/** Looks at a challenge that may be answered again, after a wrong answer. */
export async function readChallenge(db: Db, place: Place): Promise<string | undefined> {
  const [found] = await db.select({ challenge: factorChallenges.challenge }).from(factorChallenges).where(at(place))
  return found?.challenge
}
