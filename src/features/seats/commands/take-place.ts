import { and, eq } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { requireAccess } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { hashToken } from '#src/server/security/secrets.ts'
import { refuse } from '#src/wire/refusals.ts'

import { findByCode, lockSeat } from '../queries/find-seats.ts'
import { refuseUnknown } from '../queries/read-place.ts'
import { seats } from '../tables.ts'

/**
 * Takes a place: whoever holds its link, since gifts are passed on; and once, of many at the same moment one. Who has the
 * course already is told so, and the place stays.
 * @param taken `shows`: whether the buyer of a team may read how far they are
 */
export async function takePlace(context: Context, { code, shows }: { code: string; shows: boolean }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const found = await findByCode(context.db, hashToken(code))
  if (!found) return refuseUnknown(context)
  return context.db.transaction(async tx => {
    await lockUsers(tx, [user.id])
    const seat = await lockSeat(tx, found.id)
    // Its links may have ended meanwhile.
    if (!seat || !(await findByCode(tx, hashToken(code)))) return refuse('place-unknown')
    const { order } = seat
    const { courseId } = order
    if (seat.claimedBy === user.id) return { course: courseId }
    if (seat.claimedAt) return refuse('place-taken')
    if (order.status !== 'paid') return refuse('place-unknown')
    if (await requireAccess({ ...context, db: tx }, courseId)) return refuse('already-owned')
    if (!(await grantCourse(tx, { userId: user.id, courseId, source: 'seat' }))) return refuse('already-owned')
    await countLearner(tx, { courseId, userId: user.id }, 1)
    const taken = { claimedBy: user.id, claimedAt: context.now(), showsProgress: shows && order.seats > 1 }
    await tx.update(seats).set(taken).where(eq(seats.id, seat.id))
    return { course: courseId }
  })
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
