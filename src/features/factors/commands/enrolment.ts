// What adding and removing any second factor has in common.
import { and, count, eq, gte, ne, sql } from 'drizzle-orm'

import { holdSession, lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { confirmSession } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { needsFactor, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import { findApp } from '../queries.ts'
import { authenticatorApps, passkeys, recoveryCodes, signInSteps } from '../tables.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** Locks a person, and with them their factors, against changes at the same moment. @returns since when there is one, and the role */
export async function lockFactors(tx: Tx, userId: string) {
  await lockUsers(tx, [userId])
  return readFactors(tx, userId)
}

/**
 * The same for who changes their own factors, whose session stays until the transaction ends.
 * @returns the refusal 'sign-in' when it has ended, as when an administrator signed them out while this waited
 */
export async function lockOwnFactors(tx: Tx, user: User) {
  return (await holdSession(tx, user)) ? readFactors(tx, user.id) : refuse('sign-in')
}

async function readFactors(tx: Tx, userId: string) {
  const { factorSince, role } = users
  const [user] = await tx.select({ factorSince, role }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error('a person without a row')
  return user
}

export async function countPasskeys(tx: Tx, userId: string): Promise<number> {
  const [found] = await tx.select({ keys: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return found?.keys ?? 0
}

/**
 * After a factor was added under `lockOwnFactors`. The first one brings the recovery codes, and ends the sessions of other
 * browsers, which a password alone had opened (ASVS 7.4.3). Its proof confirms this session.
 * @returns the recovery codes, for this once; null where there are some already
 */
export async function noteAdded(tx: Tx, { id, sessionId, ...user }: User, since: Date | null) {
  await confirmSession(tx, { id, sessionId, ...user })
  if (since) return null
  await tx
    .update(users)
    .set({ factorSince: sql`now()` })
    .where(eq(users.id, id))
  await tx.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
  return makeRecoveryCodes(tx, id)
}

/**
 * Locks one's own factors, to take one away.
 * @returns whether it may go: the last one stays where the role asks for one; or a refusal when the session has ended
 */
export async function lockForRemoval(tx: Tx, { identity }: Context, user: User): Promise<boolean | Refused> {
  const factors = await lockOwnFactors(tx, user)
  if (isRefused(factors)) return factors
  return !needsFactor(identity, factors.role) || (await countFactors(tx, user.id)) > 1
}

/** After a factor was removed under `lockOwnFactors`: with the last one, everything ends that only it gave. */
export async function noteRemoved(tx: Tx, userId: string): Promise<void> {
  if ((await countFactors(tx, userId)) === 0) await removeFactors(tx, userId)
}

const countFactors = async (tx: Tx, userId: string): Promise<number> =>
  (await countPasskeys(tx, userId)) + ((await findApp(tx, userId)) ? 1 : 0)

/** Takes away what was enrolled or renewed since an instant, under the lock of the person; what is older stays. */
export async function removeFactorsSince(tx: Tx, { userId, since }: { userId: string; since: Date }): Promise<void> {
  for (const table of [passkeys, authenticatorApps, recoveryCodes]) {
    await tx.delete(table).where(and(eq(table.userId, userId), gte(table.createdAt, since)))
  }
  await noteRemoved(tx, userId)
}

/** Takes every second factor of a person away, under `lockFactors`; the password alone signs them in again. */
export async function removeFactors(tx: Tx, userId: string): Promise<void> {
  for (const table of [passkeys, authenticatorApps, recoveryCodes, signInSteps]) {
    await tx.delete(table).where(eq(table.userId, userId))
  }
  await tx.update(users).set({ factorSince: null }).where(eq(users.id, userId))
}
