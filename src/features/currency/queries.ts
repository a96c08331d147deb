import { and, asc, desc, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { readCurrency } from '#src/server/identity/currency.ts'
import { isOpen } from '#src/server/payments/cases.ts'
import { currencies } from '#src/server/payments/currencies.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { reasons } from './contract.ts'

type Fixed = (typeof reasons)[number]

/** So many prices show how they read. */
const SAMPLES = 4

/** What the form changes; nothing where nobody has chosen and nothing has a price yet. */
export async function currencyState(db: Db) {
  const currency = await readCurrency(db)
  return currency === undefined ? undefined : { currency }
}

/** Why the currency stays as it is, or null. An order of nothing is the same in any money, and one that was given up is over. */
export async function findFixed(db: Db): Promise<Fixed | null> {
  const isThere = async (table: PgTable, where?: SQL) =>
    (
      await db
        .select({ one: sql`1` })
        .from(table)
        .where(where)
        .limit(1)
    ).length > 0
  const isOrder = (...statuses: (typeof orders.$inferSelect)['status'][]) =>
    and(gt(orders.amountCents, 0), inArray(orders.status, statuses))
  if (await isThere(orders, isOrder('paid', 'refunded', 'charged-back'))) return 'sold'
  if (await isThere(orders, isOrder('open', 'processing'))) return 'paying'
  if (await isThere(memberships)) return 'members'
  return (await isThere(paymentCases, isOpen)) ? 'cases' : null
}

export async function manageCurrency({ db, identity }: Pick<Context, 'db' | 'identity'>) {
  const { currency } = identity()
  const fixed = await findFixed(db)
  const sold = await db
    .select({ title: courses.title, priceCents: courses.priceCents, currency: courses.currency })
    .from(courses)
    .where(and(inCatalogue, gt(courses.priceCents, 0)))
    .orderBy(desc(courses.createdAt), asc(courses.id))
    .limit(SAMPLES)
  return {
    currency: { currency },
    currencies: fixed ? [] : [...new Set([currency, ...currencies])],
    fixed,
    prices: sold.map(row => ({ title: row.title, price: fromMinor(row.priceCents, row.currency) })),
  }
}
