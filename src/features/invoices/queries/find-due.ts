// What waits for an invoice or a credit note.
import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'

import { backCents, selectSold, wasPaid } from '#src/features/orders/queries/sold-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { hours } from '#src/wire/durations.ts'
import { isWhole } from '#src/wire/money/billing-fields.ts'

import { billingDetails, invoices } from '../tables.ts'
import { readInvoicing } from './settings.ts'

/** So many in one run; the next one takes the rest. */
const MOST = 500

/** Who has not said to whom, or left out where they live, has this long to do so: what is issued is never changed. */
const WAIT_MS = hours(1)

/** Orders that were paid since invoices are written and have none, the oldest payment first. */
export async function findUninvoiced({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const settings = await readInvoicing(db)
  if (!settings?.isOn || !settings.onSince) return []
  const isWithout = and(
    wasPaid,
    gte(orders.paidAt, settings.onSince),
    notExists(
      db
        .select({ one: sql`1` })
        .from(invoices)
        .where(eq(invoices.orderId, orders.id)),
    ),
    hasNumber(db),
  )
  const waited = new Date(now().getTime() - WAIT_MS)
  const rows = await findSold(db, and(isWithout, lte(orders.paidAt, waited)))
  const young = await findSold(db, and(isWithout, gt(orders.paidAt, waited)))
  const whole = await findWhole(
    db,
    young.map(({ userId }) => userId),
  )
  return [...rows, ...young.filter(({ userId }) => whole.has(userId))].map(({ id }) => id)
}

const findSold = (db: Db, where: SQL | undefined) =>
  selectSold(db).where(where).orderBy(asc(orders.paidAt), asc(orders.id)).limit(MOST)

/**
 * In WHERE: an invoice without tax for a business names its number. That of an order that was made anew after a restore may be
 * lost: it waits for its buyer to say it once more.
 */
const hasNumber = (db: Db): SQL | undefined =>
  or(
    isNull(orders.untaxed),
    ne(orders.untaxed, 'reverse-charge'),
    isNotNull(orders.taxNumber),
    exists(
      db
        .select({ one: sql`1` })
        .from(billingDetails)
        .where(
          and(
            eq(billingDetails.userId, orders.userId),
            eq(billingDetails.country, orders.taxCountry),
            ne(billingDetails.taxNumber, ''),
          ),
        ),
    ),
  )

/** Of whom an invoice can be made out at once. */
async function findWhole(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select()
    .from(billingDetails)
    .where(inArray(billingDetails.userId, [...userIds]))
  return new Set(rows.filter(isWhole).map(({ userId }) => userId))
}

/** Invoices of which another sum is credited than went back of their order, the oldest first. */
export async function findUncredited({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const credited = db
    .select({ id: invoices.invoiceId, cents: sql<number>`-sum(${invoices.totalCents})`.as('cents') })
    .from(invoices)
    .where(sql`${invoices.invoiceId} is not null`)
    .groupBy(invoices.invoiceId)
    .as('credited')
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(credited, eq(credited.id, invoices.id))
    .where(and(eq(invoices.kind, 'invoice'), sql`coalesce(${credited.cents}, 0) <> ${backCents}`))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
    .limit(MOST)
  return rows.map(({ id }) => id)
}
