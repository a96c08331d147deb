// Proof that the person is still at the browser, asked for before what could take the account away (ASVS 7.5.1).
import { and, eq, sql } from 'drizzle-orm'

import { confirmationLifeMs } from '#src/features/accounts/policy.ts'
import { isFresh } from '#src/features/accounts/queries.ts'
import { sessions } from '#src/features/accounts/tables.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { checkOwnPassword } from './confirm-password.ts'

/**
 * Marks the session of a person as confirmed from now on. Whoever calls it has checked the proof: a password, or whatever
 * else only the person has.
 * @returns how long the mark holds; or a refusal when the session ended meanwhile
 */
export async function confirmSession(db: Db, { id, sessionId }: User): Promise<{ confirmedUntil: string } | Refused> {
  const [marked] = await db
    .update(sessions)
    .set({ confirmedAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id)))
    .returning({ confirmedAt: sessions.confirmedAt })
  if (!marked?.confirmedAt) return refuse('sign-in')
  return { confirmedUntil: new Date(marked.confirmedAt.getTime() + confirmationLifeMs).toISOString() }
}

/**
 * Lets through whoever confirmed this session in the last ten minutes: with their second factor, or without one with the
 * password. Signing in does not count: a stolen session has it behind it too (ASVS 7.5.1, T95).
 * @returns the person; or a refusal: nobody is signed in, 'confirmation-needed', or 'factor-needed' of who has a second
 *   factor
 */
export async function requireConfirmation({ db, actor }: Asked): Promise<User | Refused> {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  if (await isFresh({ db }, user, [sessions.confirmedAt])) return user
  return refuse(user.hasFactor ? 'factor-needed' : 'confirmation-needed')
}

/**
 * The same for the specified calls with an empty body, where nobody sends a proof ahead: of who has no second factor,
 * having signed in in the last ten minutes is enough (decision 0024).
 */
export async function requireFreshSession(asked: Asked): Promise<User | Refused> {
  const user = userOf(asked.actor)
  if (user && !user.hasFactor && (await isFresh(asked, user, [sessions.createdAt]))) return user
  return requireConfirmation(asked)
}

type Asked = Pick<Context, 'db' | 'actor'>

/**
 * Confirms the session of the person who asks with their password.
 * @returns how long that holds; or a refusal when the password is wrong, or was wrong too often, or a second factor is
 *   asked for instead
 */
export async function confirmWithPassword(context: Context, { password }: { password: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  if (user.hasFactor) return refuse('factor-needed')
  const right = await checkOwnPassword(context, password)
  if (isRefused(right)) return right
  context.log.info({ event: 'session-confirmed', userId: user.id, ip: context.ip }, 'confirmed by password')
  return confirmSession(context.db, user)
}
