import { inArray } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import type { AddedTax } from '#src/wire/money/tax.ts'
import { refuse } from '#src/wire/refusals.ts'

import { addedFor, isAdded } from '../policy.ts'
import { billingDetails } from '../tables.ts'
import { readInvoicing } from './settings.ts'

const { userId, country, taxNumber } = billingDetails

/** What is added to prices for each of these people, by the settings and their billing details of now. */
export async function addedTaxes(db: Db, userIds: readonly string[]): Promise<(userId: string) => AddedTax | null> {
  const rules = await readInvoicing(db)
  if (!rules || !isAdded(rules) || userIds.length === 0) return () => null
  const rows = await db
    .select({ userId, country, taxNumber })
    .from(billingDetails)
    .where(inArray(userId, [...new Set(userIds)]))
  const buyers = new Map(rows.map(row => [row.userId, row]))
  return id => addedFor(rules, buyers.get(id) ?? { country: '', taxNumber: '' })
}

/** What the tax is called that is added to prices; null where they include it. */
export async function findAddedName(db: Db): Promise<string | null> {
  const rules = await readInvoicing(db)
  return rules && isAdded(rules) ? rules.taxName : null
}

/** What is added to prices for the caller. */
export async function myTax({ db, actor }: Pick<Context, 'db' | 'actor'>) {
  const user = userOf(actor)
  return user ? { tax: (await addedTaxes(db, [user.id]))(user.id) } : refuse('sign-in')
}
