import type { z } from 'zod'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { orderPlaces } from '#src/features/orders/commands/buying/order-places.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { clockOf } from '#src/server/identity/clock.ts'
import { countDone, type Limit } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import type { seatsContract } from '../contract.ts'
import { sendTime } from '../policy.ts'
import { seatGroups, seats } from '../tables.ts'

/** Orders that are never paid cost a row each, and are given up after a day. */
export const begun: Limit = { name: 'ordered-seats', max: 20, windowMs: hours(1) }

type Wanted = z.output<typeof seatsContract.orderSeats.input>

/**
 * Orders places of a course or a plan for others, or one of a course as a gift. They are opened by their payment; what a gift says is kept until
 * then. Refuses 'invalid' for a day that is over or too far away, and like `orderPlaces`.
 */
export async function orderSeats(context: Context, { courseId, planId, seats: count, name, gift }: Wanted) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const sendAt = gift && sendTime(gift.day, clockOf(context))
  if (gift && !sendAt) return refuse('invalid', { text: 'day: Please choose a day within a year from now' })
  const thing = planId === undefined ? { courseId: courseId ?? '' } : { planId }
  const order = () =>
    context.db.transaction(async tx => {
      await lockUsers(tx, [user.id])
      const made = await orderPlaces(context, tx, { userId: user.id, ...thing, seats: count })
      if (isRefused(made)) return made
      const { orderId } = made
      await tx.insert(seatGroups).values({ orderId, name })
      if (gift) {
        const { email, name: receiver, message } = gift
        await tx.insert(seats).values({ orderId, email, name: receiver, message, sendAt })
      }
      return { order: { _id: orderId } }
    })
  return countDone(context, [begun], { who: user.id, act: order })
}
