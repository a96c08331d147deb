// Whether the ledger holds of each fee what the card provider has.
import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'

import { orderMovements } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { FeesRefused, type ListedFee } from '#src/server/payments/fees.ts'
import { paymentFees } from '#src/server/payments/tables.ts'
import { minutes } from '#src/wire/durations.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { sumOf } from '#src/wire/money/money.ts'

import { countFeesUnknown } from '../sum-books.ts'
import type { Checking, Finding, Range } from './difference.ts'

/** A hundred movements of the account each. */
const MOST_PAGES = 5000
/** What is read within that is on its way. */
const ON_ITS_WAY_MS = minutes(10)

/**
 * Goes through all fees that the card provider took in a period, page by page, then through those of the ledger that it does
 * not have. Chargily lists none: its fees are as they were read with each payment.
 * @yields a line for each fee of a payment of ours, once its fees were read, of which the ledger holds something else
 */
export async function* checkFees(checking: Checking, range: Range): AsyncGenerator<Finding> {
  const { db, payments } = checking
  const listed = new Set<string>()
  let compared = 0
  let after: string | undefined
  try {
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const { items, next } = await payments.listFees(range.start, after)
      for (const { id } of items) listed.add(id)
      compared += yield* compare(
        db,
        items.filter(fee => fee.at < range.end),
      )
      after = next
      if (!after) break
    }
  } catch (error) {
    if (!(error instanceof FeesRefused)) throw error
    yield { about: 'unfinished', words: `the key of the provider may not read fees: ${error.message}` }
    return
  }
  if (after)
    yield { about: 'unfinished', words: `there are more than ${MOST_PAGES * 100} fees: check a shorter period` }
  else yield* checkStrange(db, range, listed)
  yield { counted: { fees: compared, feesUnread: await countFeesUnknown(db, range) } }
}

/** Of payments whose fees were read: the others are counted elsewhere. @returns how many were compared */
async function* compare(db: Db, fees: readonly ListedFee[]): AsyncGenerator<Finding, number> {
  const ids = fees.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return 0
  const isOnItsWay = sql<boolean>`coalesce(${paymentFees.dueAt} < now() + ${`${ON_ITS_WAY_MS} ms`}::interval, false)`
  const [read, booked] = await Promise.all([
    db
      .select({ id: paymentFees.paymentId, isOnItsWay })
      .from(paymentFees)
      .where(and(inArray(paymentFees.paymentId, ids), isNotNull(paymentFees.readAt))),
    db
      .select()
      .from(orderMovements)
      .where(and(inArray(orderMovements.paymentId, ids), eq(orderMovements.what, 'fee'))),
  ])
  const known = new Map(read.map(row => [row.id, row.isOnItsWay]))
  const ours = fees.filter(({ paymentId = '' }) => known.has(paymentId))
  for (const { id, paymentId = '', cents, currency } of ours) {
    const rows = booked.filter(row => row.source === id && row.currency === currency)
    const held = 0 - rows.reduce((sum, row) => sum + row.amountCents, 0)
    if (held === cents || (rows.length === 0 && known.get(paymentId))) continue
    const [inLedger, atProvider] = [sumOf(held, currency), sumOf(cents, currency)]
    yield { about: 'fee', words: `${id} of ${paymentId}: ${inLedger} in the ledger, ${atProvider} at the provider` }
  }
  return ours.length
}

/** Fees of the ledger that the provider does not have. */
async function* checkStrange(db: Db, { start, end }: Range, listed: ReadonlySet<string>): AsyncGenerator<Finding> {
  const { source, paymentId, currency, amountCents, happenedAt, what } = orderMovements
  const rows = await db
    .select({ source, paymentId, currency, cents: sql<number>`-sum(${amountCents})`.mapWith(Number) })
    .from(orderMovements)
    .where(eq(what, 'fee'))
    .groupBy(source, paymentId, currency)
    .having(and(gte(sql`min(${happenedAt})`, start), lt(sql`min(${happenedAt})`, end)))
  for (const row of rows) {
    if (row.cents === 0 || methodOf(row.paymentId ?? '') !== 'card' || listed.has(row.source ?? '')) continue
    const inLedger = sumOf(row.cents, row.currency)
    yield { about: 'fee', words: `${row.source} of ${row.paymentId}: ${inLedger} in the ledger, none at the provider` }
  }
}
