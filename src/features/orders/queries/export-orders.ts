import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'
import { decimalOf } from '#src/wire/money/money.ts'
import { writtenRate } from '#src/wire/money/tax.ts'

import type { OrdersFileInput } from '../contract/orders.ts'
import { orders } from '../tables.ts'
import { fitting, selectManaged, type ManagedRow } from './manage-orders.ts'
import { refundedOf, stateOf } from './order-states.ts'
import { planName } from './plan-name.ts'

/** Rows that are held at once, and rows of a file at most. */
const ROWS_AT_ONCE = 500
export const MOST_ROWS = 50_000

const heads = [
  'Order',
  'Ordered',
  'Paid',
  'Closed',
  'Status',
  'Dispute',
  'Buyer',
  'Email',
  'Kind',
  'Course',
  'Plan',
  'Period from',
  'Period to',
  'Amount',
  'Refunded',
  'Currency',
  'Payment',
  'Coupon',
  'Discount',
  'Places for others',
  'Net of tax',
  'Tax name',
  'Tax rate',
  'Tax amount',
  'Tax country',
  'No tax because',
  'Tax number',
]

/**
 * The orders of the list as CSV, the newest first, piece by piece; at most 50,000. Instants are UTC, amounts have the
 * decimals of their currency.
 */
export async function* readOrdersFile(
  context: Context,
  filters: z.output<typeof OrdersFileInput>,
): AsyncGenerator<string> {
  const where = fitting(context, filters)
  yield BYTE_ORDER_MARK + csvLine(heads)
  let after: ManagedRow | undefined
  for (let count = 0; count < MOST_ROWS; count += ROWS_AT_ONCE) {
    const rows = await selectManaged(context.db)
      .where(and(where, after && olderThan(after)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(ROWS_AT_ONCE)
    yield rows.map(row => csvLine(cellsOf(row))).join('')
    after = rows.at(-1)
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** Compared in the database, whose instants are finer than ours. */
const olderThan = ({ id }: ManagedRow): SQL =>
  sql`(${orders.createdAt}, ${orders.id}) < (select last.created_at, last.id from orders last where last.id = ${id})`

const cellsOf = (row: ManagedRow): string[] => [
  row.id,
  instantOf(row.createdAt),
  instantOf(row.paidAt),
  instantOf(row.closedAt),
  stateOf(row),
  row.dispute ?? '',
  `${row.firstName} ${row.lastName}`,
  row.email ?? '',
  row.plan ? 'membership' : 'course',
  row.course?.title ?? '',
  planName(row.plan),
  instantOf(row.periodFrom),
  instantOf(row.periodTo),
  decimalOf(row.amountCents, row.currency),
  decimalOf(refundedOf(row), row.currency),
  row.currency.toUpperCase(),
  row.paymentIntentId ?? '',
  row.couponCode ?? '',
  decimalOf(row.discountCents, row.currency),
  row.seats === null ? '' : String(row.seats),
  ...taxCells(row),
]

/** Empty where the price holds its tax. */
const taxCells = ({
  netCents,
  taxCents,
  taxName,
  taxRate,
  taxCountry,
  taxNumber,
  untaxed,
  currency,
}: ManagedRow): string[] =>
  netCents === null
    ? ['', '', '', '', '', '', '']
    : [
        decimalOf(netCents, currency),
        taxName ?? '',
        writtenRate(taxRate ?? 0),
        decimalOf(taxCents ?? 0, currency),
        taxCountry ?? '',
        untaxed ?? '',
        taxNumber ?? '',
      ]

const instantOf = (at: Date | null): string => at?.toISOString() ?? ''
