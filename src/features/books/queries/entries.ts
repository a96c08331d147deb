// What the ledger of a period is made of: what moved, and the tax of what was issued.
import { and, asc, gte, lt, ne, sql, type SQL } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'

import { invoices } from '#src/features/invoices/tables.ts'
import { orderMovements } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'

import type { EntryKind, Span } from '../policy.ts'

type Range = Pick<Span, 'start' | 'end'>

/** In WHERE: it happened in this period. */
export const isIn = ({ start, end }: Range): SQL | undefined =>
  and(gte(orderMovements.happenedAt, start), lt(orderMovements.happenedAt, end))

/** Behind which entry; the instant as the database writes it, which is finer than ours. */
type Place = { readonly at: string; readonly id: string }

/** Both parts are plain reads of one table, so that what is asked of all entries can be looked up in each. */
function partsIn(db: Db, range: Range, after?: Place) {
  const { id, orderId, paymentId, what, amountCents, currency, happenedAt, writtenAt } = orderMovements
  const none = sql<string | null>`null::text`
  const isBehind = (instant: PgColumn, key: PgColumn) =>
    after && sql`(${instant}, ${key}) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const moved = db
    .select({
      id,
      orderId,
      paymentId,
      what: sql<EntryKind>`${what}`.as('what'),
      amountCents,
      currency,
      happenedAt,
      writtenAt,
      document: none.as('document'),
    })
    .from(orderMovements)
    .where(and(isIn(range), isBehind(happenedAt, id)))
  const taxes = db
    .select({
      id: invoices.id,
      orderId: invoices.orderId,
      paymentId: none.as('payment_id'),
      what: sql<EntryKind>`'tax'`.as('what'),
      amountCents: invoices.taxCents,
      currency: invoices.currency,
      happenedAt: invoices.issuedAt,
      writtenAt: invoices.issuedAt,
      document: sql<string | null>`${invoices.number}`.as('document'),
    })
    .from(invoices)
    .where(
      and(
        ne(invoices.taxCents, 0),
        gte(invoices.issuedAt, range.start),
        lt(invoices.issuedAt, range.end),
        isBehind(invoices.issuedAt, invoices.id),
      ),
    )
  return { moved, taxes }
}

/** The movements of a period, and of each invoice and credit note that has a tax what that is; a tax names its document, and no payment. */
export function entriesIn(db: Db, range: Range) {
  const { moved, taxes } = partsIn(db, range)
  return unionAll(moved, taxes).as('entries')
}

/** At least the next ones of a period, the oldest first: as many of each part, by its index, so that a file of all of them reads each once. */
export function nextEntriesIn(db: Db, range: Range, { after, count }: { after: Place | undefined; count: number }) {
  const { moved, taxes } = partsIn(db, range, after)
  return unionAll(
    moved.orderBy(asc(orderMovements.happenedAt), asc(orderMovements.id)).limit(count),
    taxes.orderBy(asc(invoices.issuedAt), asc(invoices.id)).limit(count),
  ).as('entries')
}
