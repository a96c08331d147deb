import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'
import { decimalOf } from '#src/wire/money/money.ts'
import { writtenRate } from '#src/wire/money/tax.ts'

import type { InvoicesFileInput } from '../contract.ts'
import { invoices } from '../tables.ts'
import { fitting } from './manage-invoices.ts'
import type { Row } from './own-invoices.ts'

/** Rows that are held at once, and rows of a file at most. */
const ROWS_AT_ONCE = 500
export const MOST_ROWS = 50_000

const heads = [
  'Number',
  'Kind',
  'Issued',
  'Paid',
  'Invoice',
  'Buyer',
  'Country',
  'Tax number',
  'Net',
  'Tax',
  'Tax rate',
  'Tax amount',
  'Total',
  'Currency',
  'No tax because',
  'Order',
]

/** The invoices of the list as CSV, the newest first, piece by piece. Instants are UTC; credit notes are below 0. */
export async function* readInvoicesFile(
  { db }: Pick<Context, 'db'>,
  filters: z.output<typeof InvoicesFileInput>,
): AsyncGenerator<string> {
  const about = alias(invoices, 'about')
  yield BYTE_ORDER_MARK + csvLine(heads)
  let after: Row | undefined
  for (let count = 0; count < MOST_ROWS; count += ROWS_AT_ONCE) {
    const isNext =
      after &&
      sql`(${invoices.issuedAt}, ${invoices.id}) < (select l.issued_at, l.id from invoices l where l.id = ${after.id})`
    const rows = await db
      .select({ row: invoices, about: about.number })
      .from(invoices)
      .leftJoin(about, eq(about.id, invoices.invoiceId))
      .where(and(fitting(filters), isNext))
      .orderBy(desc(invoices.issuedAt), desc(invoices.id))
      .limit(ROWS_AT_ONCE)
    yield rows.map(found => csvLine(cellsOf(found))).join('')
    after = rows.at(-1)?.row
    if (rows.length < ROWS_AT_ONCE) return
  }
}

const cellsOf = ({ row, about }: { row: Row; about: string | null }): string[] => [
  row.number,
  row.kind,
  row.issuedAt.toISOString(),
  row.paidAt.toISOString(),
  about ?? '',
  row.buyerName,
  row.buyer.country,
  row.buyer.taxNumber,
  decimalOf(row.netCents, row.currency),
  row.taxName,
  writtenRate(row.rate),
  decimalOf(row.taxCents, row.currency),
  decimalOf(row.totalCents, row.currency),
  row.currency.toUpperCase(),
  row.noTax ?? '',
  row.orderId,
]
