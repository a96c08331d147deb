import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import type { Context } from '#src/server/context.ts'

import { Statistics } from './contract.ts'
import { settings } from './tables.ts'

export const STATISTICS = 'statistics'

/** L-HOME-14: what stands there until an administrator changes it (D-62). */
const specified: z.output<typeof Statistics> = {
  figures: [
    { name: 'papers', value: '120+' },
    { name: 'collaborations', value: '25' },
    { name: 'athletes', value: '500+' },
    { name: 'improvement', value: '95%' },
  ],
}

/** The landing page's figures: an academy's own, or else the specified ones. */
export async function getStatistics({ db }: Pick<Context, 'db'>) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, STATISTICS))
  return Statistics.safeParse(row?.value).data ?? specified
}
