import { and, asc, exists, gt, inArray, not, sql } from 'drizzle-orm'

import { orderMovements, orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

/** Orders that are booked in one transaction. */
const AT_ONCE = 1000

const ofItsPayment = sql`${orderMovements.orderId} = ${orders.id} and ${orderMovements.paymentId} is not distinct from ${orders.paymentIntentId}`

/** In WHERE: an order that was paid with money, of whose payment the ledger holds nothing. */
const isMissing = (db: Db) =>
  and(
    inArray(orders.status, ['paid', 'refunded', 'charged-back']),
    gt(orders.amountCents, 0),
    not(exists(db.select({ id: orderMovements.id }).from(orderMovements).where(ofItsPayment))),
  )

/**
 * Writes into the ledger what it lacks of orders that were paid before there was one, or by a replica of the version before:
 * what their rows say, with the best dates that are known. What the provider says later is the difference to that.
 * @returns how many orders were booked
 */
export async function bookPastOrders({ db, log }: Pick<Context, 'db' | 'log'>, signal?: AbortSignal): Promise<number> {
  let booked = 0
  for (let count = AT_ONCE; count === AT_ONCE && !signal?.aborted; booked += count) count = await bookSome(db)
  if (booked > 0) log.info({ event: 'orders-booked', count: booked }, 'earlier orders came into the ledger')
  return booked
}

/** Who settles an order just now writes its movements itself: it is left out, and looked at again once it is held. */
const bookSome = (db: Db): Promise<number> =>
  db.transaction(async tx => {
    const held = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(isMissing(tx))
      .orderBy(asc(orders.id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    const ids = held.map(({ id }) => id)
    if (ids.length > 0) await tx.insert(orderMovements).select(derived(tx, ids))
    return ids.length
  })

/** All of what was refunded went back, also where only that is known. */
const backCents = sql`case when ${orders.status} = 'refunded' then ${orders.amountCents} else least(${orders.refundedCents}, ${orders.amountCents}) end`
const paidAt = sql`coalesce(${orders.paidAt}, ${orders.createdAt})`
/** Of a part that went back the order keeps no date: the last message about one is the nearest. */
const refundedAt = sql`coalesce(case when ${orders.status} = 'refunded' then ${orders.closedAt} end,
  (select max(received_at) from payment_events where payment_intent_id = ${orders.paymentIntentId} and (type like 'charge.refund%' or type like 'refund.%')),
  ${paidAt})`

function derived(db: Db, ids: readonly string[]) {
  const moved = sql`(values ('payment', ${orders.amountCents}, ${paidAt}), ('refund', -(${backCents}), ${refundedAt}),
    ('chargeback', case when ${orders.status} = 'charged-back' then ${backCents} - ${orders.amountCents} else 0 end, coalesce(${orders.closedAt}, ${paidAt}))
    ) as moved (what, cents, at)`
  return db
    .select({
      id: sql`gen_random_uuid()`.as('id'),
      orderId: orders.id,
      paymentId: orders.paymentIntentId,
      what: sql<'payment'>`moved.what`.as('what'),
      amountCents: sql<number>`moved.cents`.as('amount_cents'),
      currency: orders.currency,
      revision: orders.revision,
      happenedAt: sql<Date>`moved.at`.as('happened_at'),
      writtenAt: sql<Date>`now()`.as('written_at'),
      source: sql<null>`null::text`.as('source'),
    })
    .from(orders)
    .crossJoinLateral(moved)
    .where(and(inArray(orders.id, [...ids]), isMissing(db), sql`moved.cents <> 0`))
}
