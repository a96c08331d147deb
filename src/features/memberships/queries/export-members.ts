import { and, desc, sql, type SQL } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/server/files/csv.ts'
import { decimalOf } from '#src/wire/money/money.ts'

import { memberships } from '../tables.ts'
import { describeMembers, isToBePaid, selectMembers } from './describe-members.ts'
import { type Filters, fitting } from './list-members.ts'

/** Rows that are held at once, and rows of a file at most. */
const ROWS_AT_ONCE = 500
export const MOST_ROWS = 50_000

const heads = [
  'Membership',
  'Person',
  'Email',
  'Plan',
  'Duration',
  'Paid by',
  'Place from',
  'Status',
  'Since',
  'Next',
  'Next at',
  'Next amount',
  'Currency',
]

/**
 * The memberships of the list as CSV, the newest first, piece by piece; at most 50,000. Instants are UTC, amounts have the
 * decimals of their currency. All of it is as it was at one moment.
 */
export async function* readMembersFile(context: Context, filters: Filters): AsyncGenerator<string> {
  const now = context.now()
  const where = fitting(filters, now)
  yield BYTE_ORDER_MARK + csvLine(heads)
  let last: string | undefined
  for (let count = 0; count < MOST_ROWS; count += ROWS_AT_ONCE) {
    const rows = await selectMembers(context.db)
      .where(and(where, last === undefined ? undefined : isOlderThan(last)))
      .orderBy(desc(memberships.startedAt), desc(memberships.id))
      .limit(ROWS_AT_ONCE)
    yield (await describeMembers(context, rows, now)).map(one => csvLine(cellsOf(one))).join('')
    last = rows.at(-1)?.id
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** Compared in the database, whose instants are finer than ours. */
const isOlderThan = (id: string): SQL =>
  sql`(${memberships.startedAt}, ${memberships.id}) < (select last.started_at, last.id from memberships last where last.id = ${id})`

function cellsOf(one: Awaited<ReturnType<typeof describeMembers>>[number]): string[] {
  const { row, state, paidBy, from, next, currency } = one
  return [
    row.id,
    `${row.firstName} ${row.lastName}`,
    row.email ?? '',
    row.plan.name,
    row.plan.duration,
    paidBy,
    from ?? '',
    state,
    row.startedAt.toISOString(),
    next.what,
    next.at.toISOString(),
    isToBePaid(one) ? decimalOf(next.amountCents, currency) : '',
    currency.toUpperCase(),
  ]
}
