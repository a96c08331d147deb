import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Person } from '#src/server/actor.ts'
import type { Services } from '#src/server/context.ts'
import { hashToken } from '#src/server/secrets.ts'
import { sessionLimits } from '#src/server/sessions.ts'
import type { AccountId } from '#src/wire/ids.ts'

import { accountEmails, sessions, users } from './tables.ts'

type Limits = (typeof sessionLimits)[keyof typeof sessionLimits]

/** One of a role's limits as an interval: administrators have shorter ones (T13). */
const limitOf = (kind: keyof Limits) =>
  sql`case when ${users.role} = 'admin' then ${sessionLimits.admin[kind] / 1000} else ${sessionLimits.learner[kind] / 1000} end * interval '1 second'`

const seenLately = sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'`

/**
 * Who holds a session. Asked anew for every request, so that a disabled person, a lost role and an ended session take
 * effect at once (T14, T15). All times are the database's.
 * @param token what the session cookie holds
 * @returns undefined when there is no such session, or it is too old, or its person is disabled
 */
export async function findSignedIn({ db }: Pick<Services, 'db'>, token: string): Promise<Person | undefined> {
  const [found] = await db
    .select({
      sessionId: sessions.id,
      seenLately,
      id: users.id,
      role: users.role,
      firstName: users.firstName,
      lastName: users.lastName,
      image: users.image,
      email: accountEmails.email,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        isNull(users.disabledAt),
        sql`${sessions.createdAt} > now() - ${limitOf('absoluteMs')}`,
        sql`${sessions.lastSeenAt} > now() - ${limitOf('idleMs')}`,
      ),
    )
  if (!found) return undefined
  const { seenLately: isFresh, id, ...person } = found
  if (!isFresh) await touch(db, found.sessionId)
  return { kind: 'person', id: id as AccountId, ...person } // read from the row of its session: this is who asks
}

async function touch(db: Services['db'], sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), sql`not ${seenLately}`))
}
