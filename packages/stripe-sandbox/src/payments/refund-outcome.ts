import type { Call } from '../call.ts'
import { invalidRequest, resourceMissing } from '../errors.ts'
import { recordEvent } from '../events.ts'
import { mergeMetadata } from '../metadata.ts'
import type { Refund } from '../objects.ts'
import { lock, save } from '../store.ts'
import { enter } from './balance.ts'
import { withRefunded } from './refund.ts'

async function tell(call: Call, refund: Refund): Promise<void> {
  await recordEvent(call, 'refund.updated', refund)
  await recordEvent(call, 'charge.refund.updated', refund)
}

async function lockRefund(call: Call, id: string): Promise<Refund> {
  const stored = await lock(call.tx, 'refund', id)
  if (!stored) throw resourceMissing('refund', id, 'id')
  return stored.object
}

/** Changes what a shop wrote on a refund. @throws ApiError `resource_missing` */
export async function updateRefund(call: Call, id: string, metadata: Record<string, string>): Promise<Refund> {
  const before = await lockRefund(call, id)
  const refund = { ...before, metadata: mergeMetadata(before.metadata, metadata) }
  await save(call.tx, refund)
  await tell(call, refund)
  return refund
}

/** The bank has taken the money. */
export async function completeRefund(call: Call, id: string): Promise<Refund> {
  const { pending_reason: _, ...before } = await lockRefund(call, id)
  const refund: Refund = { ...before, status: 'succeeded' }
  await save(call.tx, refund, {})
  await tell(call, refund)
  return refund
}

/**
 * The bank sends the money back: the account has it again, and the charge counts as not given back.
 * @throws ApiError `resource_missing`, or for a refund that failed before
 */
export async function failRefund(call: Call, id: string): Promise<Refund> {
  const before = await lockRefund(call, id)
  if (before.status === 'failed' || typeof before.charge !== 'string') throw invalidRequest('This refund has failed.')
  const charge = await lock(call.tx, 'charge', before.charge)
  if (!charge) throw resourceMissing('charge', before.charge, 'charge')
  const { amount, currency } = before
  const back = { amount, fee: 0, currency, source: id }
  const { id: movement } = await enter(call, { type: 'refund_failure', category: 'refund_failure', ...back })
  const refund: Refund = {
    ...before,
    failure_balance_transaction: movement,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  }
  await save(call.tx, withRefunded(charge.object, -amount))
  await save(call.tx, refund, {})
  await recordEvent(call, 'refund.failed', refund)
  await tell(call, refund)
  return refund
}
