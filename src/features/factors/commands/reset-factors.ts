import { eq } from 'drizzle-orm'

import { findCredentials } from '#src/features/accounts/queries.ts'
import { sessions, users } from '#src/features/accounts/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { methodsOf } from '../queries.ts'
import { lockFactors, removeFactors } from './enrolment.ts'
import { tellFactorChange } from './notify-factor-change.ts'

type Doing = Pick<Context, 'actor' | 'now' | 'queue' | 'publicUrl'>

/**
 * Takes every second factor of a person away, in the given transaction: ends their sessions, tells them, and leaves a
 * trace (ASVS 6.4.4).
 * @returns 'no-factor' when there is none
 */
export async function resetFactorsOf(
  tx: Tx,
  context: Doing,
  thing: { id: string; name: string },
): Promise<Refused | undefined> {
  const { factorSince } = await lockFactors(tx, thing.id)
  if (!factorSince) return refuse('no-factor')
  const before = { secondFactor: (await methodsOf(tx, thing.id)).join(', ') }
  await removeFactors(tx, thing.id)
  await tx.delete(sessions).where(eq(sessions.userId, thing.id))
  await tellFactorChange(context, tx, { userId: thing.id, change: 'reset' })
  await recordAudit(tx, context, { action: 'user.factors', thing, before, after: { secondFactor: null } })
  return undefined
}

/**
 * The same for whoever has this email, for the operator.
 * @returns a refusal: 'email-unknown', 'no-factor'
 */
export async function resetFactorsByEmail(
  context: Doing & Pick<Context, 'db'>,
  email: string,
): Promise<Refused | undefined> {
  const known = await findCredentials(context, email)
  if (!known) return refuse('email-unknown')
  const { firstName, lastName } = users
  return context.db.transaction(async tx => {
    const [user] = await tx.select({ firstName, lastName }).from(users).where(eq(users.id, known.userId))
    const name = `${user?.firstName} ${user?.lastName}`
    return resetFactorsOf(tx, context, { id: known.userId, name })
  })
}
