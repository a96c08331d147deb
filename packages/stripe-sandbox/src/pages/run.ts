import type { Call, Sandbox } from '../call.ts'
import { newId } from '../identifiers.ts'
import { inTransaction } from '../transaction.ts'

/** Runs what a page asks for in one transaction, and has its events sent. */
export async function run<T>(sandbox: Sandbox, verb: (call: Call) => Promise<T>): Promise<T> {
  const call = { sandbox, now: sandbox.clock(), requestId: newId('req'), idempotencyKey: null }
  const result = await inTransaction(sandbox.pool, tx => verb({ ...call, tx }))
  sandbox.wake()
  return result
}
