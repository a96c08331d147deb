import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { toDataURL } from 'qrcode'

import { checkChanges, countChange } from '#src/features/accounts/commands/count-change.ts'
import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { personOf, type Person } from '#src/server/actor.ts'
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
  const person = await requireConfirmation(context)
  if (isRefused(person)) return person
  const tooMany = await checkChanges(context, person.id)
  if (tooMany) return tooMany
  if (await findApp(context.db, person.id)) return refuse('app-exists')
  const place = { sessionId: person.sessionId, purpose: 'add-app' } as const
  const sealed = await readChallenge(context.db, place)
  const begun = sealed && unsealApp(context, person.id, sealed)
  const ownSecret = begun ? Secret.fromBase32(begun) : new Secret({ size: 20 })
  const app = new TOTP({ ...appSettings, issuer: 'Palestra', label: person.email, secret: ownSecret })
  const { base32: secret } = app.secret
  await askOnce(context.db, { ...place, challenge: (begun && sealed) || sealApp(context, person.id, secret) })
  const url = app.toString()
  return { secret, url, image: await toDataURL(url, { errorCorrectionLevel: 'M', margin: 2, scale: 6 }) }
}

/**
 * Keeps the app whose code proves that it has the secret. A wrong code may be typed again.
 * @returns the recovery codes that come with the first factor; or a refusal: too late, wrong, tried too often
 */
export async function addApp(context: Context, { code }: { code: string }) {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const tooMany = await countAttempt(context, limits.setUps, person.sessionId)
  if (tooMany) return tooMany
  const place = { sessionId: person.sessionId, purpose: 'add-app' } as const
  const sealedSecret = await readChallenge(context.db, place)
  const secret = sealedSecret && unsealApp(context, person.id, sealedSecret)
  if (!secret) return refuse('step-ended')
  const lastStep = stepOf(context, secret, code)
  if (!lastStep) return refuse('factor-wrong')
  const outcome = await countChange(context, person.id, () => keepApp(context, person, { sealedSecret, lastStep }))
  if (isRefused(outcome)) return outcome
  await forgetAttempts(context, limits.setUps, person.sessionId)
  context.log.warn({ event: 'app-added', userId: person.id, ip: context.ip }, 'an authenticator app was added')
  return outcome
}

async function keepApp(context: Context, person: Person, app: { sealedSecret: string; lastStep: number }) {
  return context.db.transaction(async tx => {
    const factors = await lockOwnFactors(tx, person)
    if (isRefused(factors)) return factors
    if (await findApp(tx, person.id)) return refuse('app-exists')
    const taken = await takeChallenge(tx, { sessionId: person.sessionId, purpose: 'add-app' })
    if (taken !== app.sealedSecret) return refuse('step-ended')
    await tx.insert(authenticatorApps).values({ ...app, userId: person.id })
    await tellFactorChange(context, tx, { userId: person.id, change: 'app-added' })
    return { recoveryCodes: await noteAdded(tx, person, factors.factorSince) }
  })
}

/**
 * Takes the authenticator app away.
 * @returns a refusal when the session is not confirmed, there is none, or the role asks for a last factor
 */
export async function removeApp(context: Context) {
  const person = await requireConfirmation(context)
  if (isRefused(person)) return person
  const refused = await countChange(context, person.id, () => dropApp(context, person))
  if (refused) return refused
  context.log.warn({ event: 'app-removed', userId: person.id, ip: context.ip }, 'an authenticator app was removed')
  return { removed: true as const }
}

const dropApp = (context: Context, person: Person) =>
  context.db.transaction(async tx => {
    const mayGo = await lockForRemoval(tx, context, person)
    if (isRefused(mayGo)) return mayGo
    if (!(await findApp(tx, person.id))) return refuse('no-factor')
    if (!mayGo) return refuse('factor-last')
    await tx.delete(authenticatorApps).where(eq(authenticatorApps.userId, person.id))
    await tellFactorChange(context, tx, { userId: person.id, change: 'app-removed' })
    await noteRemoved(tx, person.id)
    return undefined
  })
