import { and, eq } from 'drizzle-orm'

import { listEmails, readUser } from '#src/features/accounts/queries.ts'
import { accountEmails } from '#src/features/accounts/tables.ts'
import type { User } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { countChange } from '../count-change.ts'
import { holdSession } from '../lock-users.ts'
import { requireFreshSession } from '../sign-in/confirm-session.ts'
import { tellEmailChange } from './notify-email-change.ts'
import { endResets, endUndosSince, offerUndo, type Undo } from './offer-undo.ts'

/**
 * Takes the second email away (L-PROF-13).
 * @returns the person; or a refusal when there is none, or the session is not freshly confirmed
 */
export const deleteSecondEmail = (context: Context) => changeSecond(context, 'removed')

/**
 * Makes the second email the primary one, and the primary one the second (L-PROF-13).
 * @returns the person; or a refusal when there is none, or the session is not freshly confirmed
 */
export const makeEmailPrimary = (context: Context) => changeSecond(context, 'primary')

type Change = 'removed' | 'primary'

async function changeSecond(context: Context, change: Change) {
  const user = await requireFreshSession(context)
  if (isRefused(user)) return user
  const refused = await countChange(context, user.id, () => makeChange(context, user, change))
  if (refused) return refused
  context.log.info({ event: `email-${change}`, userId: user.id, ip: context.ip }, 'emails changed')
  return { user: await readUser(context, user.id) }
}

const makeChange = (context: Context, user: User, change: Change) =>
  context.db.transaction(async tx => {
    if (!(await holdSession(tx, user))) return refuse('sign-in')
    const email = await lockSecond(tx, user)
    if (!email) return refuse('no-second-email')
    const addresses = await listEmails({ db: tx }, user.id)
    const undo = await undoOf(context, tx, { user, email, change })
    await tx.delete(accountEmails).where(eq(accountEmails.email, email))
    if (change === 'primary') await swap(tx, user, email)
    await endResets(tx, user.id)
    await tellEmailChange(context, tx, { user, addresses, undo, change, email })
    return undefined
  })

/** An address that is primary once more can undo what was done since; whoever had put another in its place cannot. */
async function undoOf(
  context: Context,
  tx: Tx,
  { user: { id: userId }, email, change }: { user: User; email: string; change: Change },
): Promise<Undo | undefined> {
  const isReturn = change === 'primary' && (await endUndosSince(tx, { userId, primary: email }))
  if (isReturn) return undefined
  return offerUndo(context, tx, { userId, leaving: change === 'removed' ? email : undefined })
}

/** Of two changes at once the other finds no row. */
async function lockSecond(tx: Tx, { id }: User): Promise<string | undefined> {
  const [second] = await tx
    .select({ email: accountEmails.email })
    .from(accountEmails)
    .where(and(eq(accountEmails.userId, id), eq(accountEmails.isPrimary, false)))
    .for('update')
  return second?.email
}

/** In two steps, because a person has at most one email of each kind at any moment. */
async function swap(tx: Tx, { id }: User, email: string): Promise<void> {
  await tx.update(accountEmails).set({ isPrimary: false }).where(eq(accountEmails.userId, id))
  await tx.insert(accountEmails).values({ email, userId: id, isPrimary: true })
}
