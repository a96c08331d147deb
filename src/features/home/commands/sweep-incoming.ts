import type { Context } from '#src/server/context.ts'

import { INCOMING, incomingLifeMs } from '../policy.ts'

/** Removes files that were sent and taken by no slide in time. */
export async function sweepIncoming({ storage }: Pick<Context, 'storage'>): Promise<void> {
  for await (const { key, modifiedAt } of storage.list(INCOMING)) {
    if (Date.now() - modifiedAt.getTime() > incomingLifeMs) await storage.remove(key)
  }
}
