import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { lockName } from '#src/server/database/lock-name.ts'
import { isStale } from '#src/server/versions.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { homeContract } from '../contract.ts'
import { getStatistics, STATISTICS, stateOfStatistics } from '../queries/statistics.ts'
import { settings } from '../tables.ts'

const thing = { id: null, name: 'Statistics' } as const

/** Puts these figures, in this order, into the landing page. Refuses 'conflict' for a form of an older version. */
export async function saveStatistics(
  context: Context,
  { figures, version }: z.output<typeof homeContract.saveStatistics.input>,
) {
  const value = { figures }
  return context.db.transaction(async tx => {
    await lockName(tx, STATISTICS)
    const before = await getStatistics({ db: tx, identity: context.identity })
    if (await isStale(version, () => stateOfStatistics(tx))) return refuse('conflict')
    await tx
      .insert(settings)
      .values({ name: STATISTICS, value })
      .onConflictDoUpdate({ target: settings.name, set: { value } })
    await recordAudit(tx, context, { action: 'statistics.update', thing, before, after: value })
    await announce(tx, ['statistics'])
    return value
  })
}

/** Takes an academy's own figures away, so that the demo's specified ones are back, or none are shown. */
export async function restoreStatistics(context: Context) {
  return context.db.transaction(async tx => {
    const before = await getStatistics({ db: tx, identity: context.identity })
    await tx.delete(settings).where(eq(settings.name, STATISTICS))
    const after = await getStatistics({ db: tx, identity: context.identity })
    await recordAudit(tx, context, { action: 'statistics.restore', thing, before, after })
    await announce(tx, ['statistics'])
    return after
  })
}
