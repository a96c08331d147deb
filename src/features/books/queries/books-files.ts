// The books as files for spreadsheets: instants and days are UTC, amounts have the decimals of their currency.
import { and, asc, eq, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'
import { decimalOf } from '#src/wire/money/money.ts'
import { placesOf } from '#src/wire/money/places.ts'

import { type Figures, figuresOf, linesOf, type Span, stepsOf } from '../policy.ts'
import { isIn, type Sold, sumBooks } from './sum-books.ts'

const summaryHeads = ['By', 'Name', 'Sales', 'Gross', 'Refunds', 'Disputes', 'Net', 'Currency', 'Fees']

/** The sums of a period: the whole, each day or month, all that was sold, and how was paid. */
export async function readSummaryFile(context: Context, span: Span): Promise<string> {
  const { currency } = context.identity()
  const { total, steps, sold, methods } = await sumBooks(context, span)
  const line = (
    by: string,
    name: string,
    sales: number | undefined,
    { gross, refunds, disputes, fees, net }: Figures,
  ) =>
    csvLine([
      by,
      name,
      sales === undefined ? '' : String(sales),
      ...[gross, refunds, disputes, net].map(cents => decimalOf(cents, currency)),
      currency.toUpperCase(),
      // Last, as it came last: who reads the file by its columns' places keeps them.
      decimalOf(fees, currency),
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
]

/** Movements that are held at once. */
const AT_ONCE = 500

const selectMovements = (db: Db) =>
  db
    .select({
      id: orderMovements.id,
      happenedAt: orderMovements.happenedAt,
      writtenAt: orderMovements.writtenAt,
      what: orderMovements.what,
      amountCents: orderMovements.amountCents,
      currency: orderMovements.currency,
      orderId: orderMovements.orderId,
      paymentId: orderMovements.paymentId,
      courseId: orders.courseId,
      title: courses.title,
      seats: orders.seats,
      plan: { name: plans.name, duration: plans.duration },
    })
    .from(orderMovements)
    .innerJoin(orders, eq(orders.id, orderMovements.orderId))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))

type Movement = Awaited<ReturnType<typeof selectMovements>>[number]

/** All lines of the ledger of a period, the oldest first, piece by piece: two for each movement, in whatever currency. */
export async function* readLedgerFile({ db }: Pick<Context, 'db'>, span: Span): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(ledgerHeads)
  let after: Movement | undefined
  do {
    const rows: Movement[] = await selectMovements(db)
      .where(and(isIn(span), after && isBehind(after)))
      .orderBy(asc(orderMovements.happenedAt), asc(orderMovements.id))
      .limit(AT_ONCE)
    yield rows.map(linesFor).join('')
    after = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (after)
}

/** Compared in the database, whose instants are finer than ours. */
const isBehind = ({ id }: Movement) =>
  sql`(${orderMovements.happenedAt}, ${orderMovements.id}) > (select last.happened_at, last.id from order_movements last where last.id = ${id})`

const linesFor = (row: Movement): string =>
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
      ]),
    )
    .join('')
