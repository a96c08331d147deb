import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { toDataURL } from 'qrcode'

import { checkChanges, countChange } from '#src/features/accounts/commands/count-change.ts'
import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { userOf, type User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAttempt, forgetAttempts } from '#src/server/limits/limits.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { appSettings, limits } from '../policy.ts'
import { findApp } from '../queries.ts'
import { authenticatorApps } from '../tables.ts'
import { sealApp, stepOf, unsealApp } from './app-codes.ts'
import { askOnce, readChallenge, takeChallenge } from './challenges.ts'
import { lockOwnFactors, lockForRemoval, noteAdded, noteRemoved } from './enrolment.ts'
import { tellFactorChange } from './notify-factor-change.ts'

/**
 * Begins the setting up of an authenticator app, or goes on with it: an app that took the key a moment ago, before the page
 * was loaded again, holds the one that counts.
 * @returns its secret in base32, as an otpauth: address, and as an image of that; or a refusal: not confirmed,
 * there is an app already, too many attempts
 */
export async function beginApp(context: Context) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const tooMany = await checkChanges(context, user.id)
  if (tooMany) return tooMany
  if (await findApp(context.db, user.id)) return refuse('app-exists')
  const place = { sessionId: user.sessionId, purpose: 'add-app' } as const
  const sealed = await readChallenge(context.db, place)
  const begun = sealed && unsealApp(context, user.id, sealed)
  const ownSecret = begun ? Secret.fromBase32(begun) : new Secret({ size: 20 })
  const app = new TOTP({ ...appSettings, issuer: context.identity().name, label: user.email, secret: ownSecret })
  const { base32: secret } = app.secret
  await askOnce(context.db, { ...place, challenge: (begun && sealed) || sealApp(context, user.id, secret) })
  const url = app.toString()
  return { secret, url, image: await toDataURL(url, { errorCorrectionLevel: 'M', margin: 2, scale: 6 }) }
}

/**
 * Keeps the app whose code proves that it has the secret. A wrong code may be typed again.
 * @returns the recovery codes that come with the first factor; or a refusal: too late, wrong, tried too often, there is an app already
 */
export async function addApp(context: Context, { code }: { code: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const tooMany = await countAttempt(context, limits.setUps, user.sessionId)
  if (tooMany) return tooMany
  const place = { sessionId: user.sessionId, purpose: 'add-app' } as const
  const sealedSecret = await readChallenge(context.db, place)
  const secret = sealedSecret && unsealApp(context, user.id, sealedSecret)
  // Added in another tab, or by a press whose answer was not heard: then there is nothing to begin anew.
  if (!secret) return refuse((await findApp(context.db, user.id)) ? 'app-exists' : 'step-ended')
  const lastStep = stepOf(context, secret, code)
  if (!lastStep) return refuse('factor-wrong')
  const outcome = await countChange(context, user.id, () => keepApp(context, user, { sealedSecret, lastStep }))
  if (isRefused(outcome)) return outcome
  await forgetAttempts(context, limits.setUps, user.sessionId)
  context.log.warn({ event: 'app-added', userId: user.id, ip: context.ip }, 'an authenticator app was added')
  return outcome
}

async function keepApp(context: Context, user: User, app: { sealedSecret: string; lastStep: number }) {
  return context.db.transaction(async tx => {
    const factors = await lockOwnFactors(tx, user)
    if (isRefused(factors)) return factors
    if (await findApp(tx, user.id)) return refuse('app-exists')
    const taken = await takeChallenge(tx, { sessionId: user.sessionId, purpose: 'add-app' })
    if (taken !== app.sealedSecret) return refuse('step-ended')
    await tx.insert(authenticatorApps).values({ ...app, userId: user.id })
    await tellFactorChange(context, tx, { userId: user.id, change: 'app-added' })
    return { recoveryCodes: await noteAdded(tx, user, factors.factorSince) }
  })
}

/**
 * Takes the authenticator app away.
 * @returns a refusal when the session is not confirmed, there is none, or the role asks for a last factor
 */
export async function removeApp(context: Context) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const refused = await countChange(context, user.id, () => dropApp(context, user))
  if (refused) return refused
  context.log.warn({ event: 'app-removed', userId: user.id, ip: context.ip }, 'an authenticator app was removed')
  return { removed: true as const }
}

const dropApp = (context: Context, user: User) =>
  context.db.transaction(async tx => {
    const mayGo = await lockForRemoval(tx, context, user)
    if (isRefused(mayGo)) return mayGo
    if (!(await findApp(tx, user.id))) return refuse('no-factor')
    if (!mayGo) return refuse('factor-last')
    await tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, user.id))
    await tellFactorChange(context, tx, { userId: user.id, change: 'app-removed' })
    await noteRemoved(tx, user.id)
    return undefined
  })
