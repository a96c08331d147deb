import type { Context } from '#src/server/context.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findOpen } from '../queries/list-cases.ts'
import { decide } from './decide.ts'

/** Says that nothing is left to do about a case, and why. Refuses 'not-found', also when somebody was faster, and 'refund-under-way'. */
export async function closeCase(context: Context, { id, reason: note }: { id: string; reason: string }) {
  const found = await findOpen(context.db, id)
  if (!found) return refuse('not-found')
  if (found.refundAskedAt) return refuse('refund-under-way')
  const isClosed = await context.db.transaction(tx => decide(context, tx, { found, outcome: 'closed', note }))
  return isClosed ? ({ closed: true } as const) : refuse('not-found')
}
