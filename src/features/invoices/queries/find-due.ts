// What waits for an invoice or a credit note.
import { and, asc, eq, exists, gte, lte, ne, notExists, or, sql } from 'drizzle-orm'

import { backCents, selectSold, wasPaid } from '#src/features/orders/queries/sold-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { hours } from '#src/wire/durations.ts'

import { billingDetails, invoices } from '../tables.ts'
import { readInvoicing } from './settings.ts'

/** So many in one run; the next one takes the rest. */
const MOST = 500

/** Who has not said where they live has this long to do so: what is issued is never changed. */
const WAIT_MS = hours(1)

/** In WHERE: more is known than the country that was asked for the tax. */
const isToSomebody = or(ne(billingDetails.name, ''), ne(billingDetails.company, ''))

/** Orders that were paid since invoices are written and have none, the oldest payment first. */
export async function findUninvoiced({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const settings = await readInvoicing(db)
  if (!settings?.isOn || !settings.onSince) return []
  const one = { one: sql`1` }
  const rows = await selectSold(db)
    .where(
      and(
        wasPaid,
        gte(orders.paidAt, settings.onSince),
        notExists(db.select(one).from(invoices).where(eq(invoices.orderId, orders.id))),
        or(
          lte(orders.paidAt, new Date(now().getTime() - WAIT_MS)),
          exists(
            db
              .select(one)
              .from(billingDetails)
              .where(and(eq(billingDetails.userId, orders.userId), isToSomebody)),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.id))
    .limit(MOST)
  return rows.map(({ id }) => id)
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
