import { closeOrder } from '#src/features/orders/commands/buying/cancel-order.ts'
import { lockWaiting } from '#src/features/orders/queries/find-orders.ts'
import { userOf } from '#src/server/actor.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endCase, isMoney } from '#src/server/payments/cases.ts'
import type { paymentCases } from '#src/server/payments/tables.ts'
import type { Refused } from '#src/wire/refusals.ts'

import { whatIsNow } from '../queries/list-cases.ts'

type Case = typeof paymentCases.$inferSelect
const actions = { granted: 'payment.grant', refunded: 'payment.refund', closed: 'payment.close' } as const
type Outcome = keyof typeof actions
type Decision = { found: Case; outcome: Outcome; note?: string; receiverId?: string; amountCents?: number }

/**
 * Ends a case in the name of who decides, with the trace of it, in the transaction of what was decided. Where nothing was
 * granted for a payment, the order that waits for it is given up: its buyer would find no other while that one is open. Of a
 * payment that could not be read nobody has decided anything.
 * @param decision `found` as it was read; `receiverId` of who gets what the money was for; `amountCents` of what went back in all
 * @returns 'case-decided' when somebody was faster, 'conflict' when news came about it that nobody has seen
 */
export async function decide(context: Context, tx: Tx, decision: Decision): Promise<Refused | undefined> {
  const { found, outcome } = decision
  const isOver = found.kind === 'payment' && isMoney(found) && outcome !== 'granted'
  // Orders are locked before cases.
  const order = isOver ? await lockWaiting(tx, found.subject) : undefined
  const late = await end(context, tx, decision)
  if (order && !late) await closeOrder({ db: tx, now: context.now }, order)
  return late
}

async function end(
  context: Context,
  tx: Tx,
  { found, outcome, note, receiverId, amountCents = found.amountCents ?? undefined }: Decision,
): Promise<Refused | undefined> {
  const closedBy = userOf(context.actor)?.id
  const isFirst = await endCase(tx, found, {
    outcome,
    seen: found,
    ...(closedBy && { closedBy }),
    ...(note && { note }),
    ...(amountCents !== undefined && { amountCents }),
  })
  if (!isFirst) return whatIsNow(tx, found.id)
  const { id, kind, subject, reason, userId, currency } = found
  // What had gone back before.
  const returnedCents = found.returnedCents ?? undefined
  await recordAudit(tx, context, {
    action: actions[outcome],
    thing: { id, name: subject },
    before: { kind, reason },
    after: { kind, reason, outcome, note, userId, receiverId, amountCents, returnedCents, currency },
  })
  return undefined
}
