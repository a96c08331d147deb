import type { Call, Sandbox } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import type { PaymentIntent, Stored } from '../objects.ts'
import { find } from '../store.ts'
import { inTransaction } from '../transaction.ts'
import { decideDispute } from './dispute.ts'
import { completeRefund, failRefund } from './refund-outcome.ts'
import { decline, succeed } from './settle.ts'

async function settleIntent(call: Call, intent: PaymentIntent): Promise<void> {
  const methodId = intent.payment_method
  const method = typeof methodId === 'string' ? await find(call.tx, 'payment_method', methodId) : undefined
  if (!method) throw new Error(`Nothing pays ${intent.id}`)
  const outcome = outcomeOf(method.notes.card)
  if (outcome.kind === 'processes' && outcome.refusal) await decline(call, intent, { method, outcome: outcome.refusal })
  else await succeed(call, intent, method)
}

async function settleOne(call: Call): Promise<boolean> {
  const due = await call.tx.query<Stored<'payment_intent' | 'refund' | 'dispute'>>(
    `SELECT object, notes FROM sandbox.objects
     WHERE kind IN ('payment_intent', 'refund', 'dispute') AND notes ->> 'settlesAt' <= $1
     ORDER BY notes ->> 'settlesAt' LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [call.now.toISOString()],
  )
  const [stored] = due.rows
  if (!stored) return false
  const { object, notes } = stored
  if (object.object === 'payment_intent') await settleIntent(call, object)
  else if (object.object === 'dispute') await decideDispute(call, object.id, notes.verdict ?? 'lost')
  else if (object.status === 'pending') await completeRefund(call, object.id)
  else await failRefund(call, object.id)
  return true
}

/**
 * Finishes what waits for a bank: payments in `processing`, refunds that fail or take a while, disputes that are
 * decided. Several processes may call it at once.
 */
export async function settleDue(sandbox: Sandbox): Promise<void> {
  const settle = () =>
    inTransaction(sandbox.pool, tx =>
      settleOne({ tx, sandbox, now: sandbox.clock(), requestId: null, idempotencyKey: null }),
    )
  while (await settle());
}
