import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { taxColumns } from '#src/features/orders/queries/added-tax.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import { standingOf } from '../policy.ts'
import { seatCodes, seatGroups, seats } from '../tables.ts'

/** In WHERE: somebody has it, or had it and erased their account. */
export const isTaken = isNotNull(seats.claimedAt)

/** In WHERE: kept for somebody who has not taken it yet. */
export const isInvited = and(isNull(seats.claimedAt), isNotNull(seats.email))

/** In WHERE: to be given. */
export const isFree = and(isNull(seats.claimedAt), isNull(seats.email))

/** In WHERE, with the order and its group: the places are open. Those of a plan are until a day, whatever became of their first order. */
export const areOpen = (now: Date): SQL =>
  sql`case when ${orders.planId} is null then ${orders.status} = 'paid'
    else coalesce(${seatGroups.endsAt} > ${now.toISOString()}::timestamptz, false) end`

/** What places are of: a course, or a plan. */
export const thingColumns = {
  course: { id: courses.id, title: courses.title, thumbnail: courses.thumbnail, ground: courses.ground },
  plan: { _id: plans.id, name: plans.name, duration: plans.duration },
}

type Course = Pick<typeof courses.$inferSelect, keyof (typeof thingColumns)['course']>
type Plan = { _id: string } & Pick<typeof plans.$inferSelect, 'name' | 'duration'>

/** What they are of, as these pages show it: either is null. */
export const shownThing = ({ course, plan }: { course: Course | null; plan: Plan | null }) => ({
  course: course && { ...withoutId(course), _id: course.id, thumbnail: publicFileUrl(course.thumbnail) },
  plan,
})

const withoutId = ({ title, ground }: Course) => ({ title, ground })

/** The places of an order of the caller's own. */
export async function findGroup(db: Db, { id, userId }: { id: string; userId: string }) {
  const [group] = await db
    .select({
      id: orders.id,
      seats: sql<number>`${orders.seats}`,
      status: orders.status,
      courseId: orders.courseId,
      planId: orders.planId,
      startsAt: seatGroups.startsAt,
      endsAt: seatGroups.endsAt,
      amountCents: orders.amountCents,
      ...taxColumns,
      currency: orders.currency,
      paymentId: orders.paymentIntentId,
      createdAt: orders.createdAt,
      name: seatGroups.name,
      ...thingColumns,
    })
    .from(seatGroups)
    .innerJoin(orders, eq(orders.id, seatGroups.orderId))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return group
}

/** The place that a link is for. */
export async function findByCode(db: Db, hash: string) {
  const [seat] = await db
    .select({ id: seats.id })
    .from(seatCodes)
    .innerJoin(seats, eq(seats.id, seatCodes.seatId))
    .where(eq(seatCodes.hash, hash))
  return seat
}

/**
 * A place, locked until the transaction ends. How its order and its group stand is read after that: what opens or closes the
 * places has locked them as well.
 */
export async function lockSeat(tx: Tx, id: string, now: Date) {
  const [seat] = await tx.select().from(seats).where(eq(seats.id, id)).for('update')
  if (!seat) return undefined
  const [order] = await tx
    .select({
      status: orders.status,
      userId: orders.userId,
      courseId: orders.courseId,
      planId: orders.planId,
      seats: sql<number>`${orders.seats}`,
      endsAt: seatGroups.endsAt,
      duration: plans.duration,
    })
    .from(orders)
    .innerJoin(seatGroups, eq(seatGroups.orderId, orders.id))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(eq(orders.id, seat.orderId))
  return order && { ...seat, order, standing: standingOf(order, now) }
}

type OwnPlace = { readonly id: string; readonly place: string; readonly userId: string; readonly now: Date }

/** A place of the caller's own, locked. */
export async function lockOwnSeat(tx: Tx, { id, place, userId, now }: OwnPlace) {
  const seat = await lockSeat(tx, place, now)
  return seat?.orderId === id && seat.order.userId === userId ? seat : undefined
}
