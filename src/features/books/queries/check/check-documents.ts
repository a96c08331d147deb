// Whether the invoices and credit notes of an order say what was paid of it, and what went back.
import { and, eq, gte, lt, sql } from 'drizzle-orm'

import { invoices } from '#src/features/invoices/tables.ts'
import { backCents } from '#src/features/orders/queries/sold-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { sumOf } from '#src/wire/money/money.ts'

import type { Finding, Range } from './difference.ts'

/** @yields a line for each order of a period whose documents are of another sum than it; a job writes credit notes a moment later */
export async function* checkDocuments(db: Db, { start, end }: Range): AsyncGenerator<Finding> {
  const sumWhere = (isCounted: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${invoices.totalCents}) filter (where ${isCounted}), 0)`.mapWith(Number)
  const isInvoice = sql`${invoices.kind} = 'invoice'`
  const rows = await db
    .select({
      id: orders.id,
      currency: orders.currency,
      paid: orders.amountCents,
      back: backCents.mapWith(Number),
      invoiced: sumWhere(isInvoice),
      credited: sumWhere(sql`not ${isInvoice}`),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(gte(orders.paidAt, start), lt(orders.paidAt, end)))
    .groupBy(orders.id)
  for (const { id, currency, paid, back, invoiced, credited } of rows) {
    const money = (cents: number) => sumOf(cents, currency)
    if (invoiced !== paid) yield { about: 'document', words: `${id}: invoiced ${money(invoiced)}, paid ${money(paid)}` }
    if (credited !== 0 - back)
      yield { about: 'document', words: `${id}: credited ${money(0 - credited)}, went back ${money(back)}` }
  }
  yield { counted: { documents: rows.reduce((sum, { count }) => sum + count, 0) } }
}
