import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { checkChanges, countChange } from '#src/features/accounts/commands/count-change.ts'
import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { isDuplicate } from '#src/server/database/database.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { factorsContract } from '../contract.ts'
import { PASSKEYS_MAX, stepLifeMs } from '../policy.ts'
import { findPasskeys } from '../queries.ts'
import { passkeys } from '../tables.ts'
import { askOnce, takeChallenge } from './challenges.ts'
import { countPasskeys, lockOwnFactors, lockForRemoval, noteAdded, noteRemoved } from './enrolment.ts'
import { tellFactorChange } from './notify-factor-change.ts'
import { asKnown, newChallenge, siteOf, webauthn } from './passkeys.ts'

type Given = z.output<typeof factorsContract.addPasskey.input>

/** EdDSA, ES256 and RS256: one of them is known to every authenticator. */
const supportedAlgorithmIDs = [-8, -7, -257]

/**
 * Begins the registration of a passkey.
 * @returns what the browser is to be asked; or a refusal: not confirmed, ten there already, too many attempts
 */
export async function beginPasskey(context: Context) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const tooMany = await checkChanges(context, user.id)
  if (tooMany) return tooMany
  const known = await findPasskeys(context.db, user.id)
  if (known.length >= PASSKEYS_MAX) return refuse('too-many-passkeys')
  const challenge = newChallenge()
  await askOnce(context.db, { sessionId: user.sessionId, purpose: 'add-passkey', challenge })
  const { generateRegistrationOptions } = await webauthn()
  const {
    rp,
    user: holder,
    pubKeyCredParams,
    challenge: asked,
  } = await generateRegistrationOptions({
    rpName: context.identity().name,
    rpID: siteOf(context).id,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    challenge: Buffer.from(challenge, 'base64url'),
    supportedAlgorithmIDs,
  })
  return {
    options: {
      challenge: asked,
      timeout: stepLifeMs,
      rp: { name: rp.name, id: siteOf(context).id },
      user: holder,
      pubKeyCredParams,
      excludeCredentials: known.map(asKnown),
      // Only a passkey that the device remembers signs in without an email.
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'preferred' as const,
      },
      attestation: 'none' as const,
    },
  }
}

/**
 * Keeps the passkey that a browser made for the challenge of this session.
 * @returns the recovery codes that come with the first factor; or a refusal: the challenge is over, the answer wrong, the
 * passkey known, ten there already, or the session ended meanwhile
 */
export async function addPasskey(context: Context, { name, credential }: Given) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const challenge = await takeChallenge(context.db, { sessionId: user.sessionId, purpose: 'add-passkey' })
  if (!challenge) return refuse('step-ended')
  const made = await verify(context, credential, challenge)
  if (!made) return refuse('passkey-refused')
  const outcome = await countChange(context, user.id, () => keepPasskey(context, user, { ...made, name }))
  if (isRefused(outcome)) return outcome
  context.log.warn({ event: 'passkey-added', userId: user.id, ip: context.ip }, 'a passkey was added')
  return outcome
}

type NewPasskey = Omit<typeof passkeys.$inferInsert, 'userId'>

const keepPasskey = (context: Context, user: User, made: NewPasskey) =>
  context.db
    .transaction(async tx => {
      const factors = await lockOwnFactors(tx, user)
      if (isRefused(factors)) return factors
      if ((await countPasskeys(tx, user.id)) >= PASSKEYS_MAX) return refuse('too-many-passkeys')
      await tx.insert(passkeys).values({ ...made, userId: user.id })
      await tellFactorChange(context, tx, { userId: user.id, change: 'passkey-added', name: made.name })
      return { recoveryCodes: await noteAdded(tx, user, factors.factorSince) }
    })
    .catch((error: unknown) => {
      if (isDuplicate(error, 'passkeys_credential_id_unique')) return refuse('passkey-exists')
      throw error
    })

/** @returns what is kept of a new passkey; undefined for an answer that is not right, whatever is wrong with it */
async function verify(context: Context, credential: Given['credential'], challenge: string) {
  const { verifyRegistrationResponse } = await webauthn()
  const { id, origin } = siteOf(context)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    })
    if (!registrationInfo) return undefined
    const { credential: key, credentialDeviceType, credentialBackedUp } = registrationInfo
    return {
      credentialId: key.id,
      publicKey: Buffer.from(key.publicKey).toString('base64url'),
      counter: key.counter,
      transports: credential.response.transports ?? [],
      canSync: credentialDeviceType === 'multiDevice',
      isSynced: credentialBackedUp,
    }
  } catch (error) {
    context.log.info({ event: 'passkey-refused', ip: context.ip, reason: String(error) }, 'a passkey was refused')
    return undefined
  }
}

/** Gives one of one's own passkeys another name. Refuses 'not-found'. */
export async function renamePasskey({ db, actor }: Context, { id, name }: { id: string; name: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const { rowCount } = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
  return rowCount === 0 ? refuse('not-found') : { renamed: true as const }
}

/**
 * Takes one of one's own passkeys away.
 * @returns a refusal when the session is not confirmed, it is not theirs, or the role asks for a last factor
 */
export async function removePasskey(context: Context, { id }: { id: string }) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const refused = await countChange(context, user.id, () => dropPasskey(context, user, id))
  if (refused) return refused
  context.log.warn({ event: 'passkey-removed', userId: user.id, ip: context.ip }, 'a passkey was removed')
  return { removed: true as const }
}

const dropPasskey = (context: Context, user: User, id: string) =>
  context.db.transaction(async tx => {
    const mayGo = await lockForRemoval(tx, context, user)
    if (isRefused(mayGo)) return mayGo
    const isTheirs = and(eq(passkeys.id, id), eq(passkeys.userId, user.id))
    const [key] = await tx.select({ name: passkeys.name }).from(passkeys).where(isTheirs)
    if (!key) return refuse('not-found')
    if (!mayGo) return refuse('factor-last')
    await tx.delete(passkeys).where(isTheirs)
    await tellFactorChange(context, tx, { userId: user.id, change: 'passkey-removed', name: key.name })
    await noteRemoved(tx, user.id)
    return undefined
  })
