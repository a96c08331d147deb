import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { Statistics } from '../contract.ts'
import { settings } from '../tables.ts'

export const STATISTICS = 'statistics'

/** L-HOME-14: what stands in the demo until an administrator changes it (D-62). No other academy earned these. */
const specified: z.output<typeof Statistics> = {
  figures: [
    { name: 'papers', value: '120+' },
    { name: 'collaborations', value: '25' },
    { name: 'athletes', value: '500+' },
    { name: 'improvement', value: '95%' },
  ],
}

/** What an academy itself said; undefined where it said nothing. */
export async function getOwnStatistics(db: Db) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, STATISTICS))
  return Statistics.safeParse(row?.value).data
}

/** What two forms must agree on to be of one version. */
export const stateOfStatistics = async (db: Db) => ({ own: (await getOwnStatistics(db)) ?? null })

/** The landing page's figures: an academy's own, or else the specified ones in the demo, and none anywhere else. */
export async function getStatistics({ db, identity }: Pick<Context, 'db' | 'identity'>) {
  return (await getOwnStatistics(db)) ?? (identity().isDemo ? specified : { figures: [] })
}
