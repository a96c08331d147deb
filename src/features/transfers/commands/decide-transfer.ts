import { eq, sql } from 'drizzle-orm'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { settleOrder } from '#src/features/orders/commands/settling/settle-order.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { findLast } from '#src/server/payments/cases.ts'
import { bankTransfers, transferSteps } from '#src/server/payments/transfers/tables.ts'
import { intentOf } from '#src/server/payments/transfers/transfers.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { TRIED_AGAIN_MS } from '../policy.ts'
import type { Transfer } from '../queries/find-transfers.ts'
import { sendTransferMail } from './tell-transfer.ts'

/**
 * Says that the money of a transfer is here, all of it, whatever became of its order meanwhile: it is paid then; what was
 * paid otherwise by now goes before the staff.
 * Refuses 'confirmation-needed' or 'factor-needed' to who has not confirmed lately that it is them: what they say here is
 * worth money; 'not-found', and 'transfer-decided' where somebody was faster.
 */
export async function confirmTransfer(context: Context, { id, note }: { id: string; note: string }) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  return context.db.transaction(async tx => {
    const before = await lock(tx, id)
    if (!before) return refuse('not-found')
    if (before.state === 'received') return refuse('transfer-decided')
    const [row] = await tx.update(bankTransfers).set({ state: 'received' }).where(eq(bankTransfers.id, id)).returning()
    if (!row) throw new Error('a locked transfer stays')
    await tx
      .insert(transferSteps)
      .values({ transferId: id, what: 'received', at: context.now(), by: user.id, note: note || null })
    await settleOrder(context, tx, { intent: intentOf(row, context.payments.livemode) })
    await recordAudit(tx, context, {
      action: 'payment.approve',
      thing: nameOf(row),
      before: { state: before.state },
      after: { state: 'received', amountCents: row.amountCents, currency: row.currency },
    })
    const waits = await findLast(tx, { kind: 'payment', subject: id })
    return { outcome: waits && waits.outcome === null ? ('to-review' as const) : ('paid' as const) }
  })
}

/**
 * Sends a proof back that does not show the money: the order waits again, and its buyer reads why.
 * Refuses 'not-found', and 'transfer-decided' for one of which no proof waits.
 */
export async function declineTransfer(context: Context, { id, reason }: { id: string; reason: string }) {
  const user = await requireConfirmation(context)
  if (isRefused(user)) return user
  const at = context.now()
  return context.db.transaction(async tx => {
    const before = await lock(tx, id)
    if (!before) return refuse('not-found')
    if (before.state !== 'sent') return refuse('transfer-decided')
    const again = new Date(at.getTime() + TRIED_AGAIN_MS)
    const [row] = await tx
      .update(bankTransfers)
      .set({ state: 'waiting', dueAt: sql`greatest(${bankTransfers.dueAt}, ${again.toISOString()}::timestamptz)` })
      .where(eq(bankTransfers.id, id))
      .returning()
    if (!row) throw new Error('a locked transfer stays')
    await tx.insert(transferSteps).values({ transferId: id, what: 'declined', at, by: user.id, note: reason })
    await settleOrder(context, tx, { intent: intentOf(row, context.payments.livemode), before: 'processing' })
    await sendTransferMail(context, tx, { transfer: row, turn: 'declined', reason })
    await recordAudit(tx, context, {
      action: 'payment.reject',
      thing: nameOf(row),
      before: { state: before.state },
      after: { state: 'waiting' },
    })
    return { declined: true } as const
  })
}

async function lock(tx: Tx, id: string): Promise<Transfer | undefined> {
  const [row] = await tx.select().from(bankTransfers).where(eq(bankTransfers.id, id)).for('update')
  return row
}

/** The audit leads to the order. */
const nameOf = ({ reference, metadata }: Transfer) => ({ id: metadata['orderId'] ?? null, name: reference })
