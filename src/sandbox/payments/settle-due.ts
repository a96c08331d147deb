import type { Call, Sandbox } from '../call.ts'
import { outcomeOf } from '../cards.ts'
import type { Stored } from '../objects.ts'
import { find } from '../store.ts'
import { inTransaction } from '../transaction.ts'
import { decline, succeed } from './settle.ts'

async function settleOne(call: Call): Promise<boolean> {
  const due = await call.tx.query<Stored<'payment_intent'>>(
    `SELECT object, notes FROM sandbox.objects
     WHERE kind = 'payment_intent' AND object ->> 'status' = 'processing' AND notes ->> 'settlesAt' <= $1
     ORDER BY notes ->> 'settlesAt' LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [call.now.toISOString()],
  )
  const intent = due.rows[0]?.object
  const methodId = intent?.payment_method
  const method = typeof methodId === 'string' ? await find(call.tx, 'payment_method', methodId) : undefined
  if (!intent || !method) return false
  const outcome = outcomeOf(method.notes.card)
  if (outcome.kind === 'processes' && outcome.refusal) await decline(call, intent, { method, outcome: outcome.refusal })
  else await succeed(call, intent, method)
  return true
}

/** Finishes the payments whose time in `processing` is over. Several processes may call it at once. */
export async function settleDue(sandbox: Sandbox): Promise<void> {
  const settle = () =>
    inTransaction(sandbox.pool, tx =>
      settleOne({ tx, sandbox, now: sandbox.clock(), requestId: null, idempotencyKey: null }),
    )
  while (await settle());
}
