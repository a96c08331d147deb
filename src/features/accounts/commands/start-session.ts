import { eq } from 'drizzle-orm'

import { personOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { hashToken, newToken, sameText, sign } from '#src/server/secrets.ts'

import { sessions } from '../tables.ts'

/** What a browser gets when it signs in: the cookie of the session, and the one that makes it a known browser. */
export type NewSession = { readonly token: string; readonly device: string }

/**
 * Opens a session for a person, in the given transaction. The token is always new (T9), and a session that this
 * browser still had ends.
 */
export async function startSession(context: Context, tx: Db, userId: string): Promise<NewSession> {
  const former = personOf(context.actor)
  if (former) await tx.delete(sessions).where(eq(sessions.id, former.sessionId))
  const token = newToken()
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId, userAgent: context.userAgent ?? '' })
  return { token, device: deviceOf(context, userId) }
}

/**
 * The key that counts this browser's attempts, when it has signed in to this account before (T1).
 * @returns undefined for a browser that is new to the account, or whose cookie was tampered with
 */
export function knownDevice({ device, secret }: Context, userId: string): string | undefined {
  const [name = '', proof = ''] = device?.split('.') ?? []
  return name && sameText(proof, proofOf(secret, name, userId)) ? name : undefined
}

function deviceOf(context: Context, userId: string): string {
  const name = knownDevice(context, userId) ?? newToken()
  return `${name}.${proofOf(context.secret, name, userId)}`
}

const proofOf = (secret: string, name: string, userId: string) => sign(secret, `device ${name} ${userId}`)
