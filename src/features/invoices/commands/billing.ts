import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { invoicesContract } from '../contract.ts'
import { billingDetails } from '../tables.ts'

/** Keeps to whom the caller's next invoices are made out. What was issued stays as it is. */
export async function updateBilling(
  { db, actor, now }: Context,
  billing: z.output<typeof invoicesContract.updateBilling.input>,
) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  if (billing.name === '' && billing.company === '') return refuse('invalid', { text: 'name: Please enter a name' })
  const set = { ...billing, updatedAt: now() }
  await db
    .insert(billingDetails)
    .values({ userId: user.id, ...set })
    .onConflictDoUpdate({ target: billingDetails.userId, set })
  return { billing }
}

export async function removeBilling({ db, actor }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db.delete(billingDetails).where(eq(billingDetails.userId, user.id))
  return { removed: true as const }
}
