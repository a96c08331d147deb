import { eq } from 'drizzle-orm'

import type { Context } from '#src/server/context.ts'

import { Statistics } from './contract.ts'
import { settings } from './tables.ts'

/** L-HOME-14: what stands there until an administrator changes it (D-62). */
const specified = { papers: '120+', collaborations: '25', athletes: '500+', improvement: '95%' }

/** The landing page's four figures. */
export async function getStatistics({ db }: Context) {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, 'statistics'))
  return Statistics.safeParse(row?.value).data ?? specified
}
