import { asc, sql } from 'drizzle-orm'

import { memberships } from '#src/features/memberships/tables.ts'
import type { Db } from '#src/server/database/database.ts'

/** What the next run goes on with, when there are more. */
const MOST = 500

/** The subscriptions of which the provider told something since their bills were last read, the oldest news first. */
export async function findUnreadBills(db: Db): Promise<string[]> {
  const { subscriptionId, billsReadAt, readAt } = memberships
  const rows = await db
    .select({ subscriptionId })
    .from(memberships)
    .where(sql`${billsReadAt} is null or ${billsReadAt} < ${readAt}`) // as the index says it
    .orderBy(asc(readAt))
    .limit(MOST)
  return rows.map(row => row.subscriptionId)
}
