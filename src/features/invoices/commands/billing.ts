import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { giveUpElsewhere } from '#src/features/orders/commands/buying/give-up-elsewhere.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { tidyTaxNumber } from '#src/wire/money/vat-numbers.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { invoicesContract } from '../contract.ts'
import { myTax } from '../queries/added-taxes.ts'
import { findBilling } from '../queries/own-invoices.ts'
import { billingDetails } from '../tables.ts'

/**
 * Keeps to whom the caller's next invoices are made out. What was issued stays as it is; what waits to be paid with the tax of
 * another country is given up.
 */
export async function updateBilling(context: Context, billing: z.output<typeof invoicesContract.updateBilling.input>) {
  const { actor, now } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const tidy = { ...billing, taxNumber: tidyTaxNumber(billing) }
  const set = { ...tidy, updatedAt: now() }
  await write(context, user.id, () => set)
  return { billing: tidy }
}

const noStreet = { line1: '', line2: '', postalCode: '', city: '' }

/**
 * Keeps by what the tax of the caller's orders is found. A street of another country would stand above the wrong one, and goes.
 * @returns what is added to prices for them
 */
export async function sayCountry(context: Context, said: z.output<typeof invoicesContract.sayCountry.input>) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const set = { ...said, taxNumber: tidyTaxNumber(said), updatedAt: context.now() }
  await write(context, user.id, kept => ({ ...set, ...(isElsewhere(kept, said) && noStreet) }))
  return myTax(context)
}

const isElsewhere = (kept: { country: string } | null, { country }: { country: string }): boolean =>
  !!kept?.country && kept.country !== country

type Said = Partial<typeof billingDetails.$inferInsert> & { country: string; taxNumber: string; updatedAt: Date }

/** Orders that wait to be paid are of where they were before: who is locked has either ordered, or orders after this. */
async function write(
  context: Context,
  userId: string,
  setOf: (kept: Awaited<ReturnType<typeof findBilling>>) => Said,
): Promise<void> {
  await context.db.transaction(async tx => {
    await lockUsers(tx, [userId])
    const set = setOf(await findBilling(tx, userId))
    await tx
      .insert(billingDetails)
      .values({ name: '', company: '', ...noStreet, userId, ...set })
      .onConflictDoUpdate({ target: billingDetails.userId, set })
  })
  await giveUpElsewhere(context, userId)
}

export async function removeBilling({ db, actor }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  await db.delete(billingDetails).where(eq(billingDetails.userId, user.id))
  return { removed: true as const }
}
