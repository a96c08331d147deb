import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { formerLifeMs } from '../policy.ts'

/** Removes files that a slide has no more, once no open page shows them. */
export async function removeFormer({ queue, now }: Context, tx: Tx, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await queue.send(tx, 'remove-files', { keys }, { startAfter: new Date(now().getTime() + formerLifeMs) })
}
