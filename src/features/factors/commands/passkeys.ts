// What a passkey is asked, and whether its answer is right. The library does the cryptography (WebAuthn level 3).
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { newToken } from '#src/server/security/secrets.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { factorsContract } from '../contract.ts'
import { stepLifeMs } from '../policy.ts'
import { findPasskeys } from '../queries.ts'
import { passkeys } from '../tables.ts'

type Credential = z.output<typeof factorsContract.signInWithPasskey.input>['credential']

/** Most starts of the server never need it. */
export const webauthn = () => import('@simplewebauthn/server')

/** Whom a passkey belongs to: the site's own name, and the one origin that may ask for it. */
export function siteOf({ publicUrl }: Pick<Context, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** 256 random bits, as bytes: the library would take text for letters. */
export const newChallenge = (): string => newToken()

type Question = {
  /** Whose passkeys may answer; without one, any that the person picks. */
  readonly userId?: string
  readonly challenge: string
}

/** What a browser is asked. A passkey alone has to verify its person, by a finger or a PIN: that makes it two factors. */
export async function askPasskey(context: Context, { userId, challenge }: Question) {
  const { generateAuthenticationOptions } = await webauthn()
  const { id } = siteOf(context)
  const known = userId ? await findPasskeys(context.db, userId) : []
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: Buffer.from(challenge, 'base64url'),
    allowCredentials: known,
    userVerification: userId ? 'preferred' : 'required',
  })
  const userVerification = options.userVerification ?? 'required'
  return {
    challenge: options.challenge,
    timeout: stepLifeMs,
    rpId: id,
    allowCredentials: known.map(asKnown),
    userVerification,
  }
}

/** How a browser is told of a passkey that is there already. */
export const asKnown = (key: { id: string; transports: string[] }) => ({ ...key, type: 'public-key' as const })

type Given = {
  readonly credential: Credential
  readonly challenge: string
  /** Whose passkey it has to be; null where it tells itself. */
  readonly userId: string | null
}

/**
 * Checks what a passkey has signed, and notes its use. A counter that does not grow is that of a copy: of two answers at
 * once, one is taken.
 * @returns whose it is, or a refusal
 */
export async function checkPasskey(context: Context, given: Given): Promise<{ userId: string } | Refused> {
  const { credential, userId } = given
  const [key] = await context.db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, credential.id), userId ? eq(passkeys.userId, userId) : undefined))
  if (!key || !isOwner(credential, key.userId)) return refuse('passkey-refused')
  const info = await verify(context, given, key)
  if (!info) return refuse('passkey-refused')
  const { newCounter, credentialBackedUp } = info
  const countsOn = or(lt(passkeys.counter, newCounter), newCounter === 0 ? eq(passkeys.counter, 0) : undefined)
  const { rowCount } = await context.db
    .update(passkeys)
    .set({ counter: newCounter, isSynced: credentialBackedUp, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, key.id), countsOn))
  return rowCount === 0 ? refuse('passkey-refused') : { userId: key.userId }
}

/** A passkey may say whom it was made for, which has to be who it is registered for. */
const isOwner = ({ response }: Credential, userId: string): boolean =>
  response.userHandle === undefined || Buffer.from(response.userHandle, 'base64url').toString() === userId

type Key = Pick<typeof passkeys.$inferSelect, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** @returns undefined for an answer that is not right, whatever is wrong with it */
async function verify(
  context: Context,
  { credential, challenge, userId }: Given,
  { credentialId, publicKey, counter, transports }: Key,
): Promise<VerifiedAuthenticationResponse['authenticationInfo'] | undefined> {
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, origin } = siteOf(context)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports,
      },
      requireUserVerification: userId === null,
    })
    return verified ? authenticationInfo : undefined
  } catch (error) {
    context.log.info({ event: 'passkey-refused', ip: context.ip, reason: String(error) }, 'a passkey was refused')
    return undefined
  }
}
