import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { mayMove } from '../policy.ts'
import { hasCertificate } from '../queries/certified.ts'
import { isInvited } from '../queries/find-seats.ts'
import { seatCodes, seatGroups, seats } from '../tables.ts'

const groupsOf = (db: Db, userId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.seats)))

/**
 * The places that a person bought, whom they wrote to, and the places that they hold or were invited to. A place of a team is
 * free again once its holder is gone, as far as it could have been taken back; a gift is used up. Places stay with their holders when their buyer goes, and a gift that
 * is still to go goes, without the buyer's words.
 */
export const seatData: PersonalData = {
  name: 'places',
  collect: async (db, { userId, emails }) => {
    const { email, name, message, sendAt, sentAt, claimedAt, showsProgress } = seats
    const facts = { order: seats.orderId, course: courses.title, plan: plans.name, sentAt, takenAt: claimedAt }
    const isForThem = or(eq(seats.claimedBy, userId), inArray(email, [...emails]))
    return {
      rows: {
        groups: await db
          .select()
          .from(seatGroups)
          .where(inArray(seatGroups.orderId, groupsOf(db, userId))),
        given: await db
          .select({ ...facts, email, name, message, sendAt })
          .from(seats)
          .innerJoin(orders, eq(orders.id, seats.orderId))
          .leftJoin(courses, eq(courses.id, orders.courseId))
          .leftJoin(plans, eq(plans.id, orders.planId))
          .where(inArray(seats.orderId, groupsOf(db, userId))),
        received: await db
          .select({ ...facts, showsProgress })
          .from(seats)
          .innerJoin(orders, eq(orders.id, seats.orderId))
          .leftJoin(courses, eq(courses.id, orders.courseId))
          .leftJoin(plans, eq(plans.id, orders.planId))
          .where(isForThem),
      },
    }
  },
  erase: async (tx, { userId, emails }) => {
    await leave(tx, userId)
    await forgetInvitations(tx, and(isInvited, inArray(seats.email, [...emails])))
    // Whom a place was kept for that somebody else has taken.
    await tx
      .update(seats)
      .set({ email: null, name: null, message: null })
      .where(and(isNotNull(seats.claimedAt), inArray(seats.email, [...emails])))
    const own = inArray(seats.orderId, groupsOf(tx, userId))
    await tx.update(seats).set({ message: null }).where(own)
    await tx
      .update(seats)
      .set({ email: null, name: null })
      .where(and(own, or(isNotNull(seats.sentAt), isNotNull(seats.claimedAt))))
    await tx
      .update(seatGroups)
      .set({ name: '' })
      .where(inArray(seatGroups.orderId, groupsOf(tx, userId)))
    return []
  },
}

const nobody = { email: null, name: null, message: null, sendAt: null, sentAt: null, showsProgress: false } as const

async function leave(tx: Tx, userId: string): Promise<void> {
  const { courseId, planId, seats: count } = orders
  const held = await tx
    .select({ seat: seats, of: { courseId, planId, count } })
    .from(seats)
    .innerJoin(orders, eq(orders.id, seats.orderId))
    .where(eq(seats.claimedBy, userId))
    .orderBy(asc(seats.id))
    .for('update', { of: seats })
  for (const { seat, of } of held) {
    const { id, moves, claimedAt: since } = seat
    const isCertified = since !== null && (await hasCertificate(tx, { ...of, userId, since }))
    const isFree = mayMove({ seats: of.count ?? 1, moves, hasCertificate: isCertified })
    await tx
      .update(seats)
      .set({ ...nobody, claimedBy: null, moves: moves + 1, ...(isFree && { claimedAt: null }) })
      .where(eq(seats.id, id))
  }
  const ids = held.map(({ seat }) => seat.id)
  if (ids.length > 0) await tx.delete(seatCodes).where(inArray(seatCodes.seatId, ids))
}

async function forgetInvitations(tx: Tx, isTheirs: ReturnType<typeof and>): Promise<void> {
  const gone = await tx.update(seats).set(nobody).where(isTheirs).returning({ id: seats.id })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(seatCodes).where(inArray(seatCodes.seatId, ids))
}

/** Forgets whom places were for that nobody ever paid for. */
export async function forgetUnpaid({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  const isOver = sql`order_id in (select id from orders where status = 'cancelled' and paid_at is null
    and closed_at < ${now().toISOString()}::timestamptz - interval '30 days')`
  await db.delete(seatGroups).where(isOver)
}
