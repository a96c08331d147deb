// Transfers that do not come: their buyers are reminded, and in the end they are given up.
import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'

import { cancelOrder } from '#src/features/orders/commands/buying/cancel-order.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { bankTransfers, transferSteps } from '#src/server/payments/transfers/tables.ts'
import { refuse } from '#src/wire/refusals.ts'

import { GRACE_MS, REMINDED_MS } from '../policy.ts'
import { findOfOrder, type Transfer } from '../queries/find-transfers.ts'
import { sendTransferMail } from './tell-transfer.ts'

/** What the next run goes on with, when there are more. */
const AT_ONCE = 500

/** Idempotent: each is reminded of once, and given up once. */
export async function followTransfers(context: Context): Promise<void> {
  for (const transfer of await findDue(context)) await remind(context, transfer)
  for (const transfer of await findExpired(context)) await expire(context, transfer)
}

const isWaiting = eq(bankTransfers.state, 'waiting')

async function findDue({ db, now }: Context): Promise<Transfer[]> {
  const soon = new Date(now().getTime() + REMINDED_MS)
  const reminded = db
    .select({ one: sql`1` })
    .from(transferSteps)
    .where(and(eq(transferSteps.transferId, bankTransfers.id), eq(transferSteps.what, 'reminded')))
  // Who had no more time than this from the beginning was told of it just now.
  const hasHadTime = sql`${bankTransfers.createdAt} < ${bankTransfers.dueAt} - interval '3 days'`
  return db
    .select()
    .from(bankTransfers)
    .where(
      and(isWaiting, lte(bankTransfers.dueAt, soon), gt(bankTransfers.dueAt, now()), hasHadTime, notExists(reminded)),
    )
    .orderBy(asc(bankTransfers.dueAt))
    .limit(AT_ONCE)
}

const remind = (context: Context, { id }: Transfer): Promise<void> =>
  context.db.transaction(async tx => {
    const [row] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, id)).for('update')
    const isDone = and(eq(transferSteps.transferId, id), eq(transferSteps.what, 'reminded'))
    if (row?.state !== 'waiting' || (await tx.$count(transferSteps, isDone)) > 0) return
    await tx.insert(transferSteps).values({ transferId: id, what: 'reminded', at: context.now() })
    await sendTransferMail(context, tx, { transfer: row, turn: 'reminded' })
  })

const findExpired = ({ db, now }: Context): Promise<Transfer[]> =>
  db
    .select()
    .from(bankTransfers)
    .where(and(isWaiting, lte(bankTransfers.dueAt, new Date(now().getTime() - GRACE_MS))))
    .orderBy(asc(bankTransfers.dueAt))
    .limit(AT_ONCE)

async function expire(context: Context, transfer: Transfer): Promise<void> {
  const { db, payments } = context
  const [order] = await db.select().from(orders).where(eq(orders.paymentIntentId, transfer.id))
  // Its order may have another payment by now.
  if (!order) return void (await payments.cancelIntent(transfer.id))
  await cancelOrder(context, order)
  const now = await payments.findIntent(transfer.id)
  if (now?.status === 'canceled') await sendTransferMail(context, db, { transfer, turn: 'expired' })
}

/**
 * A buyer gives their transfer up, and with it the order. Refuses 'not-found', 'payment-processing' once they said that it is on
 * its way, and 'transfer-decided'.
 */
export async function giveUpTransfer(context: Context, { id: orderId }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const found = await findOfOrder(context.db, { orderId, userId: user.id })
  if (!found) return refuse('not-found')
  await cancelOrder(context, found.order)
  const now = await context.payments.findIntent(found.transfer.id)
  if (now?.status === 'processing') return refuse('payment-processing')
  return now?.status === 'succeeded' ? refuse('transfer-decided') : { course: found.course?.id ?? null }
}
