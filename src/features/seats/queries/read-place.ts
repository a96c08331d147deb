import { eq, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { countAddress, type Limit } from '#src/server/limits/limits.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { hours } from '#src/wire/durations.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { standingOf } from '../policy.ts'
import { seatCodes, seatGroups, seats } from '../tables.ts'
import { shownThing, thingColumns } from './find-seats.ts'
import { buyerOf } from './givers.ts'
import { isPlanHeld } from './plan-held.ts'

/** Links that open nothing: nobody hits upon one of 256 random bits, and whoever tries is kept back all the same. */
const guesses: Limit = { name: 'place-guesses', max: 60, windowMs: hours(1) }

/** The answer to a link that opens nothing: one that never was, that has ended, and that of places that are closed alike. */
export const refuseUnknown = async (context: Context): Promise<Refused> =>
  (await countAddress(context, guesses)) ?? refuse('place-unknown')

/** What a link is for. */
export async function readPlace(context: Context, { code }: { code: string }) {
  const found = await findPlace(context, code)
  if (!found || standingOf(found, context.now()) !== 'open') return refuseUnknown(context)
  const { giver, team, endsAt } = found
  const standing = await standingFor(context, found)
  // What was written to one person is read by nobody else once they have it.
  const words = standing === 'taken' ? { name: null, message: null } : found
  return {
    isGift: found.seats === 1,
    from: buyerOf(giver),
    team,
    name: words.name ?? '',
    message: words.message ?? '',
    ...shownThing(found),
    until: endsAt?.toISOString() ?? null,
    standing,
  }
}

async function findPlace({ db }: Context, code: string) {
  const [found] = await db
    .select({
      seats: sql<number>`${orders.seats}`,
      status: orders.status,
      planId: orders.planId,
      endsAt: seatGroups.endsAt,
      team: seatGroups.name,
      name: seats.name,
      message: seats.message,
      claimedBy: seats.claimedBy,
      claimedAt: seats.claimedAt,
      giver: { firstName: users.firstName, lastName: users.lastName, erasedAt: users.erasedAt },
      ...thingColumns,
    })
    .from(seatCodes)
    .innerJoin(seats, eq(seats.id, seatCodes.seatId))
    .innerJoin(seatGroups, eq(seatGroups.orderId, seats.orderId))
    .innerJoin(orders, eq(orders.id, seats.orderId))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(seatCodes.hash, hashToken(code)))
  return found
}

type Found = {
  claimedBy: string | null
  claimedAt: Date | null
  course: { id: string } | null
  plan: { _id: string } | null
}

/** What the caller can do with a place. */
async function standingFor(context: Context, { claimedBy, claimedAt, course, plan }: Found) {
  const user = userOf(context.actor)
  if (user !== undefined && claimedBy === user.id) return 'own' as const
  if (claimedAt) return 'taken' as const
  const isHeld = course
    ? await requireAccess(context, course.id)
    : user && plan && (await isPlanHeld(context, { userId: user.id, planId: plan._id }))
  return isHeld ? ('held' as const) : ('free' as const)
}
