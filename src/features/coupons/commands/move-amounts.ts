// What becomes of amounts off when the academy's currency changes: they keep their number of whole units, as prices do.
import { asc, eq, isNotNull } from 'drizzle-orm'

import type { Tx } from '#src/server/database/database.ts'
import { amountFault } from '#src/wire/money/coupons.ts'
import { fromMinor, inCurrency, stepOf, sumOf } from '#src/wire/money/money.ts'

import { coupons } from '../tables.ts'

const amountsOf = async (tx: Tx) => {
  const rows = await tx.select().from(coupons).where(isNotNull(coupons.amountOffCents)).orderBy(asc(coupons.id))
  return rows.map(({ id, code, archivedAt, amountOffCents, currency }) => ({
    id,
    code,
    archivedAt,
    cents: amountOffCents ?? 0,
    own: currency ?? '',
  }))
}

/** @returns the names of coupons whose number the currency cannot have; one that is archived stands in nobody's way */
export async function findUnfitAmounts(tx: Tx, currency: string): Promise<string[]> {
  const amounts = await amountsOf(tx)
  return amounts.flatMap(({ code, archivedAt, cents, own }) =>
    archivedAt === null && amountFault(fromMinor(cents, own), currency) ? [`“${code}” (${sumOf(cents, own)})`] : [],
  )
}

export async function moveAmounts(tx: Tx, currency: string): Promise<void> {
  for (const { id, cents, own } of await amountsOf(tx)) {
    const amountOffCents = Math.max(stepOf(currency), inCurrency(cents, own, currency))
    await tx.update(coupons).set({ amountOffCents, currency }).where(eq(coupons.id, id))
  }
}
