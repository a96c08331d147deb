import type { Db } from '#src/server/database/database.ts'

import { findOwn } from './own-memberships.ts'

/**
 * A user's memberships that have not ended, the unpaid ones too, the newest first.
 * @param beside a subscription that is left out
 */
export async function findHeld(db: Db, userId: string, beside?: string) {
  const own = await findOwn(db, userId)
  return own.filter(({ status, subscriptionId }) => status !== 'ended' && subscriptionId !== beside)
}
