// Whether the lines of the ledger add up to nothing, in each currency, and each movement is in that of its order.
import { and, eq, ne, sql } from 'drizzle-orm'

import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { sumOf } from '#src/wire/money/money.ts'

import { linesOf } from '../../policy.ts'
import { isIn } from '../entries.ts'
import type { Finding, Range } from './difference.ts'

/** @yields a line for each currency whose debits and credits differ, and for each movement in another one than its order */
export async function* checkLines(db: Db, range: Range): AsyncGenerator<Finding> {
  const { what, amountCents, currency, paymentId, orderId, id } = orderMovements
  const rows = await db
    .select({
      what,
      currency,
      paymentId,
      courseId: orders.courseId,
      amountCents: sql<number>`sum(${amountCents})`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(orderMovements)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(isIn(range))
    .groupBy(what, currency, paymentId, orders.courseId)
  for (const [code, of] of Map.groupBy(rows, row => row.currency)) {
    const rest = of.flatMap(row => linesOf(row)).reduce((sum, line) => sum + line.amountCents, 0)
    if (rest !== 0) yield { about: 'balance', words: `the lines in ${code} add up to ${sumOf(rest, code)}` }
  }
  const strange = await db
    .select({ id, orderId, currency, wanted: orders.currency })
    .from(orderMovements)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        isIn(range),
        // Fees are in the money of the provider's account.
        ne(what, 'fee'),
        sql`${currency} <> ${orders.currency}`,
        sql`${paymentId} is not distinct from ${orders.paymentIntentId}`,
      ),
    )
  for (const row of strange)
    yield {
      about: 'balance',
      words: `movement ${row.id} of order ${row.orderId} is in ${row.currency}, the order in ${row.wanted}`,
    }
  yield { counted: { movements: rows.reduce((sum, row) => sum + row.count, 0) } }
}
