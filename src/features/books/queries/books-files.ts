// The books as files for spreadsheets: instants and days are UTC, amounts have the decimals of their currency.
import { asc, eq, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'
import { decimalOf } from '#src/wire/money/money.ts'
import { placesOf } from '#src/wire/money/places.ts'

import { type Figures, figuresOf, linesOf, type Span, stepsOf } from '../policy.ts'
import { nextEntriesIn } from './entries.ts'
import { sumBooks } from './sum-books.ts'
import type { Sold } from './sum-sold.ts'

const summaryHeads = ['By', 'Name', 'Sales', 'Gross', 'Refunds', 'Disputes', 'Net', 'Currency', 'Fees', 'Tax']

/** The sums of a period: the whole, each day or month, all that was sold, and how was paid. */
export async function readSummaryFile(context: Context, span: Span): Promise<string> {
  const { currency } = context.identity()
  const { total, steps, sold, methods } = await sumBooks(context, span)
  const line = (
    by: string,
    name: string,
    sales: number | undefined,
    { gross, refunds, disputes, fees, net, tax }: Figures,
  ) =>
    csvLine([
      by,
      name,
      sales === undefined ? '' : String(sales),
      ...[gross, refunds, disputes, net].map(cents => decimalOf(cents, currency)),
      currency.toUpperCase(),
      // Last, as they came last: who reads the file by its columns' places keeps them.
      decimalOf(fees, currency),
      decimalOf(tax, currency),
    ])
  return [
    BYTE_ORDER_MARK + csvLine(summaryHeads),
    line('total', `${span.from} to ${span.to}`, total.sales, total),
    ...stepsOf(span, context.now()).map(day =>
      line(span.unit, span.unit === 'day' ? day : day.slice(0, 7), undefined, steps.get(day) ?? figuresOf([])),
    ),
    ...sold.map(one => line(one.plan ? 'plan' : 'course', soldName(one), one.sales, one)),
    ...methods.map(one => line('method', one.method, one.payments, one)),
  ].join('')
}

/** A plan by its name and rhythm. */
const soldName = ({ plan, title }: Pick<Sold, 'plan' | 'title'>): string =>
  plan ? `${plan.name}, ${plan.duration}ly` : title

const ledgerHeads = [
  'Happened',
  'Written',
  'Movement',
  'What',
  'Account',
  'Debit',
  'Credit',
  'Currency',
  'Order',
  'Payment',
  'Title',
  'Document',
]

/** Entries that are held at once. */
const AT_ONCE = 500

/** The next lines of a period, behind an entry. */
function selectEntries(db: Db, span: Span, after: { at: string; id: string } | undefined) {
  const entries = nextEntriesIn(db, span, { after, count: AT_ONCE })
  const { id, happenedAt, writtenAt, what, amountCents, currency, orderId, paymentId, document } = entries
  return db
    .select({
      id,
      happenedAt,
      at: sql<string>`${happenedAt}::text`,
      writtenAt,
      what,
      amountCents,
      currency,
      orderId,
      paymentId,
      document,
      courseId: orders.courseId,
      title: courses.title,
      seats: orders.seats,
      plan: { name: plans.name, duration: plans.duration },
    })
    .from(entries)
    .innerJoin(orders, eq(orders.id, orderId))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .orderBy(asc(happenedAt), asc(id))
    .limit(AT_ONCE)
}

type Row = Awaited<ReturnType<typeof selectEntries>>[number]

/** All lines of the ledger of a period, the oldest first, piece by piece: two for each entry, in whatever currency. */
export async function* readLedgerFile({ db }: Pick<Context, 'db'>, span: Span): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(ledgerHeads)
  let after: Row | undefined
  do {
    const rows: Row[] = await selectEntries(db, span, after)
    yield rows.map(linesFor).join('')
    after = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (after)
}

const linesFor = (row: Row): string =>
  linesOf(row)
    .map(({ account, amountCents }) =>
      csvLine([
        row.happenedAt.toISOString(),
        row.writtenAt.toISOString(),
        row.id,
        row.what,
        account,
        amountCents > 0 ? decimalOf(amountCents, row.currency) : '',
        amountCents < 0 ? decimalOf(-amountCents, row.currency) : '',
        row.currency.toUpperCase(),
        row.orderId,
        row.paymentId ?? '',
        placesOf(soldName({ plan: row.plan, title: row.title ?? '' }), row.seats),
        row.document ?? '',
      ]),
    )
    .join('')
