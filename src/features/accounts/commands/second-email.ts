import { and, eq } from 'drizzle-orm'

import { personOf, type Person } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import { readUser } from '../queries.ts'
import { accountEmails } from '../tables.ts'
import { offerUndo } from './offer-undo.ts'
import { tellEmailChange } from './tell-email-change.ts'

/**
 * Takes the second e-mail away (L-PROF-13).
 * @returns the person, or a refusal when there is none
 */
export const deleteSecondEmail = (context: Context) => changeSecond(context, 'removed')

/**
 * Makes the second e-mail the primary one, and the primary one the second (L-PROF-13).
 * @returns the person, or a refusal when there is no second e-mail
 */
export const makeEmailPrimary = (context: Context) => changeSecond(context, 'primary')

async function changeSecond(context: Context, change: 'removed' | 'primary') {
  const person = personOf(context.actor)
  if (!person) return refuse('sign-in')
  const isDone = await context.db.transaction(async tx => {
    const email = await lockSecond(tx, person)
    if (!email) return false
    const undo = await offerUndo(context, tx, { userId: person.id })
    await tx.delete(accountEmails).where(eq(accountEmails.email, email))
    if (change === 'primary') await swap(tx, person, email)
    await tellEmailChange(context, tx, { person, undo, change, email })
    return true
  })
  if (!isDone) return refuse('no-second-email')
  context.log.info({ event: `email-${change}`, userId: person.id, ip: context.ip }, 'e-mails changed')
  return { user: await readUser(context, person.id) }
}

/** Of two changes at once the other finds no row. */
async function lockSecond(tx: Tx, { id }: Person): Promise<string | undefined> {
  const [second] = await tx
    .select({ email: accountEmails.email })
    .from(accountEmails)
    .where(and(eq(accountEmails.userId, id), eq(accountEmails.isPrimary, false)))
    .for('update')
  return second?.email
}

/** In two steps, because a person has at most one e-mail of each kind at any moment. */
async function swap(tx: Tx, { id }: Person, email: string): Promise<void> {
  await tx.update(accountEmails).set({ isPrimary: false }).where(eq(accountEmails.userId, id))
  await tx.insert(accountEmails).values({ email, userId: id, isPrimary: true })
}
