import { findHeldOf } from '#src/features/memberships/queries/find-passes.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { isRunning } from '#src/wire/money/passes.ts'

type Holding = { readonly userId: string; readonly planId: string }

/** Whether somebody has a plan by whatever means, also one that they have not paid this time. */
export async function isPlanHeld({ db, now }: Pick<Context, 'now'> & { db: Db }, holding: Holding): Promise<boolean> {
  const held = await findHeldOf(db, holding)
  return held.some(one => isRunning(one, now()))
}
