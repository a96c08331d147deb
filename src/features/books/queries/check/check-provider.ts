// Whether the ledger holds of each payment what the payment provider has.
import { and, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'

import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { redirectPayments } from '#src/server/payments/chargily/tables.ts'
import { type Intent, untouched } from '#src/server/payments/intents.ts'
import { bankTransfers } from '#src/server/payments/transfers/tables.ts'
import { intentOf } from '#src/server/payments/transfers/transfers.ts'
import { Id } from '#src/wire/fields.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { sumOf } from '#src/wire/money/money.ts'

import type { Checking, Difference, Finding, Range } from './difference.ts'

/** A hundred payments each. */
const MOST_PAGES = 5000
/** Payments that are asked about one by one, since they began before the period, and how many at the same time. */
const MOST_ASKED = 5000
const AT_ONCE = 5

/**
 * Goes through all payments that began in a period, page by page, then asks about those of orders that were paid in it and
 * began earlier.
 * @yields a line for each payment of ours of which the ledger holds something else, or that belongs to no order
 */
export async function* checkProvider(checking: Checking, range: Range): AsyncGenerator<Finding> {
  const { payments, db } = checking
  const touched = new Set((await payments.listTouched(range.start)).map(({ id }) => id))
  const seen = new Set<string>()
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, next } = await payments.listIntents(range.start, after)
    const ours = await findOurs(
      db,
      items.filter(intent => isPaid(intent, checking) && intent.createdAt < range.end),
    )
    for (const { intent, ...known } of ours) {
      seen.add(intent.id)
      // The list does not tell of disputes.
      const whole = touched.has(intent.id) ? await payments.findIntent(intent.id) : intent
      yield* compare(whole ?? intent, known)
    }
    after = next
    if (!after) break
  }
  if (after)
    yield { about: 'unfinished', words: `there are more than ${MOST_PAGES * 100} payments: check a shorter period` }
  yield* checkEarlier(checking, range, seen)
  yield* checkOwn(checking, range, seen)
  yield { counted: { payments: seen.size } }
}

const isPaid = ({ livemode, status }: Intent, { payments }: Checking): boolean =>
  status === 'succeeded' && livemode === payments.livemode

/** What is compared of a payment. */
type Paid = Pick<
  Intent,
  'id' | 'receivedCents' | 'refundedCents' | 'disputedCents' | 'dispute' | 'currency' | 'metadata'
>

/** What the academy knows of a payment: its sums in the ledger, and whether there is an order for it. */
type Known = {
  readonly came: number
  readonly back: number
  readonly taken: number
  readonly isBooked: boolean
  readonly hasOrder: boolean
}

/** Those of the payments that name an order, or are the payment of one: others are other shops', or pay for memberships. */
async function findOurs<I extends Paid>(db: Db, intents: readonly I[]): Promise<(Known & { intent: I })[]> {
  if (intents.length === 0) return []
  const ids = intents.map(({ id }) => id)
  const named = intents.flatMap(({ metadata }) => Id.safeParse(metadata['orderId']).data ?? [])
  const ofThem = or(inArray(orders.paymentIntentId, ids), inArray(orders.id, named))
  const [found, moved] = await Promise.all([
    db.select({ id: orders.id, paymentId: orders.paymentIntentId }).from(orders).where(ofThem),
    db
      .select()
      .from(orderMovements)
      .where(and(inArray(orderMovements.paymentId, ids), ne(orderMovements.what, 'fee'))),
  ])
  const byPayment = Map.groupBy(moved, ({ paymentId }) => paymentId)
  return intents.flatMap(intent => {
    const rows = byPayment.get(intent.id) ?? []
    const hasOrder = found.some(({ id, paymentId }) => paymentId === intent.id || id === intent.metadata['orderId'])
    const isOurs = hasOrder || rows.length > 0 || intent.metadata['orderId'] !== undefined
    return isOurs ? [{ intent, ...sumsOf(rows), isBooked: rows.length > 0, hasOrder }] : []
  })
}

function sumsOf(rows: readonly (typeof orderMovements.$inferSelect)[]) {
  const sum = (...kinds: readonly string[]) =>
    rows.reduce((all, { what, amountCents }) => (kinds.includes(what) ? all + amountCents : all), 0)
  return {
    came: sum('payment'),
    back: 0 - sum('refund', 'refund-failed'),
    taken: 0 - sum('chargeback', 'chargeback-won'),
  }
}

function* compare(intent: Paid, { came, back, taken, isBooked, hasOrder }: Known): Generator<Difference> {
  const { id, receivedCents, refundedCents, disputedCents, dispute, currency, metadata } = intent
  // Of before there was a ledger, and nothing of it is left.
  if (!isBooked && receivedCents === refundedCents) return
  const money = (cents: number) => sumOf(cents, currency)
  if (!hasOrder && !isBooked) {
    const order = metadata['orderId']
    yield { about: 'payment', words: `${id}: ${money(receivedCents)} for order ${order}, which is not there` }
    return
  }
  const lostCents = dispute === 'lost' ? disputedCents : 0
  const parts = [
    ['paid', came, receivedCents],
    ['refunded', back, refundedCents],
    ['charged back', taken, lostCents],
  ] as const
  const faults = parts
    .filter(([, held, wanted]) => held !== wanted)
    .map(([what, held, wanted]) => `${what} ${money(held)} in the ledger, ${money(wanted)} at the provider`)
  if (faults.length > 0) yield { about: 'payment', words: `${id}: ${faults.join('; ')}` }
}

async function* checkEarlier(
  { db, payments }: Checking,
  { start, end }: Range,
  seen: Set<string>,
): AsyncGenerator<Finding> {
  const rows = await db
    .select({ orderId: orders.id, paymentId: orders.paymentIntentId })
    .from(orders)
    .where(and(isNotNull(orders.paymentIntentId), gte(orders.paidAt, start), lt(orders.paidAt, end)))
  // What others keep is in our own books.
  const missing = rows.filter(
    ({ paymentId }) => paymentId !== null && methodOf(paymentId) === 'card' && !seen.has(paymentId),
  )
  if (missing.length > MOST_ASKED)
    yield {
      about: 'unfinished',
      words: `${missing.length} payments are not in the provider's list: check a shorter period`,
    }
  const asked = missing.slice(0, MOST_ASKED)
  for (let first = 0; first < asked.length; first += AT_ONCE) {
    const answers = await Promise.all(
      asked.slice(first, first + AT_ONCE).map(async ({ orderId, paymentId }) => ({
        orderId,
        paymentId,
        intent: await payments.findIntent(paymentId ?? ''),
      })),
    )
    for (const { orderId, paymentId, intent } of answers) {
      if (!intent) yield { about: 'payment', words: `${paymentId} of order ${orderId}: the provider does not know it` }
    }
    for (const { intent, ...known } of await findOurs(
      db,
      answers.flatMap(one => one.intent ?? []),
    )) {
      seen.add(intent.id)
      yield* compare(intent, known)
    }
  }
}

/** Bank transfers that staff have received, and what was paid at Chargily: both as their books say. */
async function* checkOwn(
  { db, payments }: Checking,
  { start, end }: Range,
  seen: Set<string>,
): AsyncGenerator<Finding> {
  const { createdAt, state } = bankTransfers
  const transfers = await db
    .select()
    .from(bankTransfers)
    .where(and(eq(state, 'received'), gte(createdAt, start), lt(createdAt, end)))
  const { paidAt } = redirectPayments
  const redirects = await db
    .select()
    .from(redirectPayments)
    .where(and(gte(paidAt, start), lt(paidAt, end)))
  const intents = [
    ...transfers.map(row => intentOf(row, payments.livemode)),
    ...redirects.map(row => ({ ...untouched, ...row, receivedCents: row.amountCents })),
  ]
  for (const { intent, ...known } of await findOurs(db, intents)) {
    seen.add(intent.id)
    yield* compare(intent, known)
  }
}
