import { and, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { keepFigure } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { holdsWord, wordsOf } from '#src/server/database/search.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { invoicesContract, InvoicesFileInput } from '../contract.ts'
import { invoices } from '../tables.ts'
import { shownInvoice } from './own-invoices.ts'
import { isInvoicing } from './settings.ts'

type Filters = z.output<typeof InvoicesFileInput>
type Wanted = z.output<typeof invoicesContract.manageInvoices.input>

const sortable = { issued: invoices.issuedAt, total: invoices.totalCents }

/** The conditions that the filters of the list are. What takes credit back stands with the credit notes. */
export const fitting = ({ words, kind, year }: Filters): SQL | undefined =>
  and(
    ...wordsOf(words).map(word =>
      or(holdsWord(sql`${invoices.buyerName}`, word), holdsWord(sql`${invoices.number}`, word)),
    ),
    kind && (kind === 'invoice' ? eq(invoices.kind, kind) : ne(invoices.kind, 'invoice')),
    year === undefined ? undefined : eq(invoices.year, year),
  )

/** One page of the manager's list, the newest first unless sorted otherwise; and the sums of all that fit. */
export async function manageInvoices({ db, identity }: Context, { page, limit, sort, ...filters }: Wanted) {
  const where = fitting(filters)
  const { currency } = identity()
  const [rows, { total, ...sums }, years, isOn] = await Promise.all([
    db
      .select()
      .from(invoices)
      .where(where)
      .orderBy(...orderOf(sort, sortable, invoices.id))
      .limit(limit)
      .offset((page - 1) * limit),
    sumUp(db, JSON.stringify(filters), where),
    db.selectDistinct({ year: invoices.year }).from(invoices).orderBy(desc(invoices.year)),
    isInvoicing(db),
  ])
  return {
    invoices: rows.map(row => ({
      ...shownInvoice(row),
      buyer: row.buyerName,
      net: fromMinor(row.netCents, row.currency),
      tax: fromMinor(row.taxCents, row.currency),
      total: fromMinor(row.totalCents, row.currency),
    })),
    NbOfPages: Math.ceil(total / limit),
    total,
    sums: {
      net: fromMinor(sums.net, currency),
      tax: fromMinor(sums.tax, currency),
      total: fromMinor(sums.gross, currency),
    },
    years: years.map(({ year }) => year),
    isOn,
  }
}

/** How many fit, and their money: of very many as they were lately. */
const sumUp = (db: Db, key: string, where: SQL | undefined) =>
  keepFigure(db, `sums of the invoices ${key}`, async () => {
    const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)
    const [found] = await db
      .select({
        total: sql<number>`count(*)::int`,
        net: sum(invoices.netCents),
        tax: sum(invoices.taxCents),
        gross: sum(invoices.totalCents),
      })
      .from(invoices)
      .where(where)
    const value = found ?? { total: 0, net: 0, tax: 0, gross: 0 }
    return { value, rows: value.total }
  })
