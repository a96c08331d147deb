import { asc, count, eq, sql } from 'drizzle-orm'

import { isWithin } from '#src/features/accounts/queries.ts'
import { needsFactor, userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import { PASSKEYS_MAX, stepLifeMs } from './policy.ts'
import { authenticatorApps, factorChallenges, passkeys, recoveryCodes, signInSteps } from './tables.ts'

export const isStepAlive = isWithin(signInSteps.createdAt, stepLifeMs)
export const isChallengeAlive = isWithin(factorChallenges.createdAt, stepLifeMs)

type Method = 'passkey' | 'app' | 'recovery'

/** The person's own second factors, without anything secret. */
export async function listFactors({ db, actor, identity }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const { id, name, isSynced, createdAt, lastUsedAt, userId } = passkeys
  const [rows, app, codes] = await Promise.all([
    db
      .select({ id, name, isSynced, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(userId, user.id))
      .orderBy(asc(createdAt), asc(id)),
    findApp(db, user.id),
    countRecoveryCodes(db, user.id),
  ])
  return {
    passkeys: rows.map(row => ({
      _id: row.id,
      name: row.name,
      isSynced: row.isSynced,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    })),
    passkeysMax: PASSKEYS_MAX,
    app: app ? { createdAt: app.createdAt.toISOString() } : null,
    recoveryCodesLeft: codes,
    isRequired: user.mustEnrol || needsFactor(identity, user.role),
  }
}

export async function findApp(db: Db, userId: string) {
  const [app] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId))
  return app
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [found] = await db.select({ codes: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return found?.codes ?? 0
}

/** What a passkey is reached by. */
export const findPasskeys = (db: Db, userId: string) =>
  db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))

/** What a person may answer a second step with, the strongest first. */
export async function methodsOf(db: Db, userId: string): Promise<Method[]> {
  const isIn = (table: typeof passkeys | typeof authenticatorApps | typeof recoveryCodes) =>
    sql`exists (select from ${table} where ${table.userId} = ${userId})`
  const { rows } = await db.execute<Record<Method, boolean>>(
    sql`select ${isIn(passkeys)} as passkey, ${isIn(authenticatorApps)} as app, ${isIn(recoveryCodes)} as recovery`,
  )
  return (['passkey', 'app', 'recovery'] as const).filter(method => rows[0]?.[method])
}
