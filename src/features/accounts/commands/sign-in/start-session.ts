import { and, desc, eq, notInArray, sql } from 'drizzle-orm'

import { sessionsAtOnce } from '#src/features/accounts/policy.ts'
import type { Credentials } from '#src/features/accounts/queries.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { hashToken, newToken, sameText, sign } from '#src/server/security/secrets.ts'

/** What a browser gets when it signs in: the cookie of the session, and the one that makes it a known browser. */
export type NewSession = { readonly token: string; readonly device: string }

/**
 * Opens a session for a person, in the given transaction. The token is always new (T9), and a session that this
 * browser still had ends.
 */
export async function startSession(context: Context, tx: Db, userId: string): Promise<NewSession> {
  const token = newToken()
  const { devicesForgottenAt } = await lockOwner(tx, userId)
  const former = userOf(context.actor)
  if (former) await tx.delete(sessions).where(eq(sessions.id, former.sessionId))
  await makeRoom(tx, userId)
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId, userAgent: context.userAgent ?? '' })
  return { token, device: deviceOf(context, { userId, devicesForgottenAt }) }
}

/**
 * Locks who signs in, and looks whether what their password was compared with still holds: hashing takes its time, and
 * meanwhile the password may have changed, a factor been added, or somebody have signed out everywhere (T9, T89).
 * @returns false when they have to begin anew
 */
export async function holdCredentials(tx: Db, known: Credentials): Promise<boolean> {
  const { devicesForgottenAt, factorSince, disabledAt } = users
  const [today] = await tx
    .select({ devicesForgottenAt, factorSince, disabledAt })
    .from(users)
    .where(eq(users.id, known.userId))
    .for('no key update')
  const instants = ['devicesForgottenAt', 'factorSince', 'disabledAt'] as const
  return today !== undefined && instants.every(name => today[name]?.getTime() === known[name]?.getTime())
}

/** Sign-ins of one person at the same moment wait for each other, so that none is overlooked. */
async function lockOwner(tx: Db, userId: string): Promise<Owner> {
  const { devicesForgottenAt } = users
  const [owner] = await tx.select({ devicesForgottenAt }).from(users).where(eq(users.id, userId)).for('no key update')
  return { userId, devicesForgottenAt: owner?.devicesForgottenAt ?? null }
}

/** Ends the sessions that are the most, for one more. */
async function makeRoom(tx: Db, userId: string): Promise<void> {
  const kept = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(sessionsAtOnce - 1)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.id, kept)))
}

/** Whose browsers are known, and since when. */
type Owner = { readonly userId: string; readonly devicesForgottenAt: Date | null }

/**
 * The key that counts this browser's attempts, when it has signed in to this account before (T1).
 * @returns undefined for a browser that is new to the account, was forgotten since, or whose cookie was tampered with
 */
export function knownDevice({ device, secret }: Context, owner: Owner): string | undefined {
  const [name = '', proof = ''] = device?.split('.') ?? []
  return name && sameText(proof, proofOf(secret, name, owner)) ? name : undefined
}

/** What makes this browser a known one of a person's: only who has just proved to be them gets it. */
export function deviceOf(context: Context, owner: Owner): string {
  const name = knownDevice(context, owner) ?? newToken()
  return `${name}.${proofOf(context.secret, name, owner)}`
}

/**
 * To set with a new password, and where somebody signs out everywhere: every browser is a stranger then (ASVS 7.4.3), and
 * every sign-in under way has to begin anew. The row is locked before: a step that began earlier is older than this.
 */
export const forgottenDevices = { devicesForgottenAt: sql`clock_timestamp()` }

const proofOf = (secret: string, name: string, { userId, devicesForgottenAt }: Owner) =>
  sign(secret, ['device', name, userId, ...(devicesForgottenAt ? [devicesForgottenAt.getTime()] : [])].join(' '))
