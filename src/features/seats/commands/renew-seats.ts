import { eq } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { orderPlaces } from '#src/features/orders/commands/buying/order-places.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countDone } from '#src/server/limits/limits.ts'
import { isRenewalTime } from '#src/wire/money/passes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { findRenewalOrder } from '../queries/find-renewal.ts'
import { findGroup } from '../queries/find-seats.ts'
import { seatGroups } from '../tables.ts'
import { begun } from './order-seats.ts'

/**
 * Orders the next period for the places of a group, as many as there are: from 14 days before they end to 30 days after it.
 * Two tabs, or a second click, get the same order. Refuses 'not-renewable' at any other time, and like `orderPlaces`.
 */
export async function renewSeats(context: Context, { id }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const order = () =>
    context.db.transaction(async tx => {
      await lockUsers(tx, [user.id])
      await tx.select().from(seatGroups).where(eq(seatGroups.orderId, id)).for('update')
      const group = await findGroup(tx, { id, userId: user.id })
      if (!group?.planId) return refuse('not-found')
      const { planId, endsAt, seats } = group
      const open = await findRenewalOrder(tx, id)
      if (open) return { order: { _id: open.id } }
      if (!endsAt || !isRenewalTime(endsAt, context.now())) return refuse('not-renewable')
      const isHeld = endsAt > context.now()
      const made = await orderPlaces(context, tx, { userId: user.id, planId, seats, renewsId: id, isHeld })
      return isRefused(made) ? made : { order: { _id: made.orderId } }
    })
  return countDone(context, [begun], { who: user.id, act: order })
}
