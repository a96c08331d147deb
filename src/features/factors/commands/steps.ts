// A sign-in between its password and its second step: bound to the browser that began it, short-lived, tried a few times.
import { and, eq, isNull, lt, or, sql, type SQLWrapper } from 'drizzle-orm'

import { knownDevice, startSession } from '#src/features/accounts/commands/sign-in/start-session.ts'
import { readUser } from '#src/features/accounts/queries.ts'
import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import type { Http } from '#src/server/http/api/routes.ts'
import { countAttempt, forgetAttempts } from '#src/server/limits/limits.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { limits, STEP_TRIES } from '../policy.ts'
import { isStepAlive } from '../queries.ts'
import { signInSteps } from '../tables.ts'
import { tellFactorChange } from './notify-factor-change.ts'

/** A step whose token and browser fit. Without a person, a passkey has yet to tell who it is. */
export type Step = {
  readonly tokenHash: string
  readonly userId: string | null
  readonly challenge: string | null
  /** How many answers were counted. */
  readonly tries: number
}

const stepFields = {
  tokenHash: signInSteps.tokenHash,
  userId: signInSteps.userId,
  challenge: signInSteps.challenge,
  tries: signInSteps.tries,
}

/**
 * Begins a step. The browser keeps its half in a cookie, which several tabs share.
 * @returns the half that the page keeps
 */
export async function beginStep(
  { db, step }: Pick<Context, 'step'> & { readonly db: Db },
  http: Http,
  given: { userId?: string; challenge?: string },
): Promise<string> {
  const [token, browser] = [newToken(), step && /^[\w-]{43}$/.test(step) ? step : newToken()]
  await db.insert(signInSteps).values({ tokenHash: hashToken(token), browserHash: hashToken(browser), ...given })
  http.startStep(browser)
  return token
}

/** False for a step that began before its person changed the password or signed out everywhere: it is void (T89). */
const isOfToday = (userId: SQLWrapper) =>
  sql`not exists (select from ${users} where ${users.id} = ${userId} and ${users.devicesForgottenAt} >= ${signInSteps.createdAt})`

/** Where a step of this browser lies, as long as it may be answered. */
const isStep = (context: Context, tokenHash: string) =>
  and(
    eq(signInSteps.tokenHash, tokenHash),
    eq(signInSteps.browserHash, hashToken(context.step ?? '')),
    isStepAlive,
    isOfToday(signInSteps.userId),
    lt(signInSteps.tries, STEP_TRIES),
  )

/** Puts what a passkey has to sign into a step that waits. @returns undefined when there is no such step */
export async function challengeStep(context: Context, token: string, challenge: string): Promise<Step | undefined> {
  const tokenHash = hashToken(token)
  const [step] = await context.db
    .update(signInSteps)
    .set({ challenge })
    .where(isStep(context, tokenHash))
    .returning(stepFields)
  return step
}

/**
 * Counts one answer to a step before it is looked at, so that parallel guesses cannot pass together, and takes the
 * challenge out, so that it is answered once.
 * @returns a refusal when there is no such step in this browser, or it is too old or was tried too often
 */
export async function takeStep(context: Context, token: string): Promise<Step | Refused> {
  const tokenHash = hashToken(token)
  return context.db.transaction(async tx => {
    const [step] = await tx.select(stepFields).from(signInSteps).where(isStep(context, tokenHash)).for('update')
    if (!step) return refuse('step-ended')
    const tries = step.tries + 1
    await tx.update(signInSteps).set({ tries, challenge: null }).where(eq(signInSteps.tokenHash, tokenHash))
    return { ...step, tries }
  })
}

async function counterOf(context: Context, userId: string): Promise<string> {
  const { devicesForgottenAt } = users
  const [owner] = await context.db.select({ devicesForgottenAt }).from(users).where(eq(users.id, userId))
  const device = owner && knownDevice(context, { userId, ...owner })
  return device ? `${userId}:${device}` : userId
}

/** Counts a code that is tried for an account, whatever the step (ASVS 6.6.3, T89). */
export async function countCode(context: Context, userId: string): Promise<Refused | undefined> {
  const refused = await countAttempt(context, limits.secondStep, await counterOf(context, userId))
  if (refused) await warn(context, userId)
  return refused
}

/** Whoever tries codes knows the password: its owner hears of it, once a day. */
async function warn(context: Context, userId: string): Promise<void> {
  if (await countAttempt(context, limits.warnings, userId)) return
  await context.db.transaction(tx => tellFactorChange(context, tx, { userId, change: 'guessed' }))
}

/** @param tries how often the step was answered by now: whoever has used up all tries is told so at once */
export const refuseWrongFactor = (tries: number): Refused =>
  refuse(
    'factor-wrong',
    tries < STEP_TRIES ? {} : { text: 'This code is not correct. Please log in again for a new try' },
  )

export function refusedStep({ log, ip }: Context, refused: Refused, userId: string | null): Refused {
  log.info({ event: 'second-step-refused', reason: refused.refused, userId, ip }, 'second step refused')
  return refused
}

/**
 * Opens the session of a step that was answered rightly. Of two right answers at once, one finds the step.
 * @param method what it was answered with
 */
export async function finishStep(
  context: Context,
  { tokenHash, userId, method }: { tokenHash: string; userId: string; method: string },
  http: Http,
) {
  const session = await context.db.transaction(async tx => {
    if (!(await isOpen(tx, userId))) return 'account-disabled' as const
    const { rowCount } = await tx
      .delete(signInSteps)
      .where(
        and(
          eq(signInSteps.tokenHash, tokenHash),
          or(isNull(signInSteps.userId), eq(signInSteps.userId, userId)),
          isOfToday(sql`${userId}::uuid`),
        ),
      )
    return rowCount === 0 ? ('step-ended' as const) : startSession(context, tx, userId)
  })
  if (typeof session === 'string') return refusedStep(context, refuse(session), userId)
  http.startSession(session)
  http.endStep()
  await forgetAttempts(context, limits.secondStep, await counterOf(context, userId))
  context.log.info({ event: 'sign-in', userId, method, ip: context.ip }, 'signed in')
  return { user: await readUser(context, userId) }
}

/** Somebody may have been disabled since the password was right. */
async function isOpen(tx: Db, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user?.disabledAt === null
}
