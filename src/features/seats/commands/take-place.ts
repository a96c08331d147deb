import { and, eq } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { holdPlaces } from '#src/features/memberships/commands/passes/hold-places.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { placeMembership } from '#src/wire/money/passes.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { findByCode, lockSeat } from '../queries/find-seats.ts'
import { isPlanHeld } from '../queries/plan-held.ts'
import { refuseUnknown } from '../queries/read-place.ts'
import { seats } from '../tables.ts'

/**
 * Takes a place: whoever holds its link, since gifts are passed on; and once, of many at the same moment one. Who has the
 * course or the plan already is told so, and the place stays.
 * @param taken `shows`: whether the buyer of a team may read how far they are
 */
export async function takePlace(context: Context, { code, shows }: { code: string; shows: boolean }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const found = await findByCode(context.db, hashToken(code))
  if (!found) return refuseUnknown(context)
  return context.db.transaction(async tx => {
    await lockUsers(tx, [user.id])
    const seat = await lockSeat(tx, found.id, context.now())
    // Its links may have ended meanwhile.
    if (!seat || !(await findByCode(tx, hashToken(code)))) return refuse('place-unknown')
    const { order, standing } = seat
    const { courseId } = order
    if (seat.claimedBy === user.id) return { course: courseId }
    if (seat.claimedAt) return refuse('place-taken')
    if (standing !== 'open') return refuse('place-unknown')
    const refused = await give(context, tx, { seat, userId: user.id })
    if (refused) return refused
    const taken = { claimedBy: user.id, claimedAt: context.now(), showsProgress: shows && order.seats > 1 }
    await tx.update(seats).set(taken).where(eq(seats.id, seat.id))
    return { course: courseId }
  })
}

type Seat = NonNullable<Awaited<ReturnType<typeof lockSeat>>>
type Given = { readonly seat: Seat; readonly userId: string }

/** Opens what the place is of. @returns why it is not given */
async function give(context: Context, tx: Tx, { seat, userId }: Given): Promise<Refused | undefined> {
  const { courseId } = seat.order
  if (courseId === null) return givePlan(context, tx, { seat, userId })
  if (await requireAccess({ ...context, db: tx }, courseId)) return refuse('already-owned')
  if (!(await grantCourse(tx, { userId, courseId, source: 'seat' }))) return refuse('already-owned')
  await countLearner(tx, { courseId, userId }, 1)
  return undefined
}

/** Until the day on which all places of the group end. */
async function givePlan(context: Context, tx: Tx, { seat, userId }: Given): Promise<Refused | undefined> {
  const { planId, endsAt, duration } = seat.order
  if (planId === null || !endsAt) return refuse('place-unknown')
  if (await isPlanHeld({ ...context, db: tx }, { userId, planId })) return refuse('membership-held')
  const places = [{ userId, subscriptionId: placeMembership(seat) }]
  await holdPlaces(context, tx, { places, planId, interval: duration ?? 'month', endsAt })
  return undefined
}

/** Lets the buyer read how far the caller is with the course of a place, or no more. */
export async function showProgress({ db, actor }: Context, { id, shows }: { id: string; shows: boolean }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const rows = await db
    .update(seats)
    .set({ showsProgress: shows })
    .where(and(eq(seats.id, id), eq(seats.claimedBy, user.id)))
    .returning({ id: seats.id })
  return rows.length > 0 ? { shows } : refuse('not-found')
}
