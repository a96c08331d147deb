// Whether the ledger holds of each order what its status says.
import { and, eq, gt, gte, inArray, lt, ne, sql } from 'drizzle-orm'

import { refundedOf } from '#src/features/orders/queries/order-states.ts'
import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { sumOf } from '#src/wire/money/money.ts'

import type { MovementKind } from '../../policy.ts'
import type { Difference, Finding, Range } from './difference.ts'

const settled = ['paid', 'refunded', 'charged-back'] as const

/** Orders that were paid in a period, and what moved of the payment that settled each. */
const findPaid = (db: Db, { start, end }: Range) => {
  const sum = (...kinds: readonly MovementKind[]) =>
    sql<number>`coalesce(sum(${orderMovements.amountCents}) filter (where ${inArray(orderMovements.what, kinds)}), 0)`.mapWith(
      Number,
    )
  const { id, status, amountCents, refundedCents, dispute, currency, paymentIntentId } = orders
  const ofIt = and(
    eq(orderMovements.orderId, id),
    sql`${orderMovements.paymentId} is not distinct from ${paymentIntentId}`,
    eq(orderMovements.currency, currency),
  )
  return db
    .select({
      id,
      status,
      amountCents,
      refundedCents,
      dispute,
      currency,
      paymentIntentId,
      came: sum('payment'),
      back: sum('refund', 'refund-failed'),
      taken: sum('chargeback', 'chargeback-won'),
    })
    .from(orders)
    .leftJoin(orderMovements, ofIt)
    .where(and(inArray(status, settled), gt(amountCents, 0), gte(orders.paidAt, start), lt(orders.paidAt, end)))
    .groupBy(id)
}

type Paid = Awaited<ReturnType<typeof findPaid>>[number]

/** What is wrong with the sums of an order, in words; nothing where all fit its status. */
function faultsOf(order: Paid): string[] {
  const { status, amountCents, dispute, came, back, taken, currency } = order
  const money = (cents: number) => sumOf(cents, currency)
  const faults: string[] = []
  const expect = (what: string, held: number, wanted: number) => {
    if (held !== wanted) faults.push(`${what} ${money(held)} in the ledger, ${money(wanted)} in the order`)
  }
  expect('paid', came, amountCents)
  expect('refunded', 0 - back, refundedOf(order))
  // How much a bank takes back is not in the order: it may be a part of it.
  const isLost = dispute === 'lost' || status === 'charged-back'
  if (isLost && taken >= 0) faults.push(`charged back ${money(0)} in the ledger, and the dispute is lost`)
  if (!isLost) expect('charged back', 0 - taken, 0)
  return faults
}

/** @yields a line for each order whose movements are not what its status says */
export async function* checkOrders(db: Db, range: Range): AsyncGenerator<Finding> {
  const paid = await findPaid(db, range)
  for (const order of paid) {
    const faults = faultsOf(order)
    if (faults.length === 0) continue
    const payment = order.paymentIntentId ?? 'no payment'
    yield { about: 'order', words: `${order.id} (${order.status}, ${payment}): ${faults.join('; ')}` }
  }
  yield {
    counted: { orders: paid.length, withoutProvider: paid.filter(({ paymentIntentId }) => !paymentIntentId).length },
  }
  yield* checkOthers(db, range)
}

/** What settled no order goes back, or waits before the staff, or was decided by them. */
async function* checkOthers(db: Db, { start, end }: Range): AsyncGenerator<Difference> {
  const { orderId, paymentId, amountCents, currency, happenedAt } = orderMovements
  const isItself = sql`${paymentId} is not distinct from ${orders.paymentIntentId}`
  const rows = await db
    .select({ orderId, paymentId, currency, left: sql<number>`sum(${amountCents})`.mapWith(Number) })
    .from(orderMovements)
    .innerJoin(orders, eq(orders.id, orderId))
    // What went back left its fee at the provider.
    .where(and(ne(orderMovements.what, 'fee'), sql`not (${isItself} and ${inArray(orders.status, settled)})`))
    .groupBy(orderId, paymentId, currency)
    .having(
      and(
        sql`sum(${amountCents}) <> 0`,
        gte(sql`min(${happenedAt})`, start),
        lt(sql`min(${happenedAt})`, end),
        sql`not exists (select from payment_cases where payment_cases.kind = 'payment' and payment_cases.subject = ${paymentId}
          and (closed_at is null or outcome = 'closed'))`,
      ),
    )
  for (const { orderId: order, paymentId: payment, left, currency: code } of rows) {
    const words = `${order}: ${payment ?? 'a payment'} settled nothing, and ${sumOf(left, code)} of it is here`
    yield { about: 'order', words }
  }
}
