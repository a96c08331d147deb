import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { taxColumns } from '#src/features/orders/queries/added-tax.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import { seatCodes, seatGroups, seats } from '../tables.ts'

/** In WHERE: somebody has it, or had it and erased their account. */
export const isTaken = isNotNull(seats.claimedAt)

/** In WHERE: kept for somebody who has not taken it yet. */
export const isInvited = and(isNull(seats.claimedAt), isNotNull(seats.email))

/** In WHERE: to be given. */
export const isFree = and(isNull(seats.claimedAt), isNull(seats.email))

type Course = { id: string | null; title: string | null; thumbnail: string | null }

/** A course as these pages show it. */
export const shownCourse = <C extends Course>({ id, title, thumbnail, ...rest }: C) => ({
  ...rest,
  _id: id ?? '',
  title: title ?? '',
  thumbnail: thumbnail ? publicFileUrl(thumbnail) : '',
})

export const courseColumns = {
  id: courses.id,
  title: courses.title,
  thumbnail: courses.thumbnail,
  ground: courses.ground,
}

/** The places of an order of the caller's own. */
export async function findGroup(db: Db, { id, userId }: { id: string; userId: string }) {
  const [group] = await db
    .select({
      id: orders.id,
      seats: sql<number>`${orders.seats}`,
      status: orders.status,
      courseId: courses.id,
      amountCents: orders.amountCents,
      ...taxColumns,
      currency: orders.currency,
      paymentId: orders.paymentIntentId,
      createdAt: orders.createdAt,
      name: seatGroups.name,
      course: courseColumns,
    })
    .from(seatGroups)
    .innerJoin(orders, eq(orders.id, seatGroups.orderId))
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return group
}

/** How an order of places stands. */
export function standingOf(status: (typeof orders.$inferSelect)['status']) {
  if (status === 'paid') return 'open' as const
  if (status === 'cancelled') return 'ended' as const
  return status === 'open' || status === 'processing' ? ('waiting' as const) : ('closed' as const)
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
 * A place, locked until the transaction ends. How its order stands is read after that: what closes the places has locked them
 * as well.
 */
export async function lockSeat(tx: Tx, id: string) {
  const [seat] = await tx.select().from(seats).where(eq(seats.id, id)).for('update')
  if (!seat) return undefined
  const [order] = await tx
    .select({ status: orders.status, userId: orders.userId, courseId: courses.id, seats: sql<number>`${orders.seats}` })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(eq(orders.id, seat.orderId))
  return order && { ...seat, order }
}

/** A place of the caller's own, locked. */
export async function lockOwnSeat(tx: Tx, { id, place, userId }: { id: string; place: string; userId: string }) {
  const seat = await lockSeat(tx, place)
  return seat?.orderId === id && seat.order.userId === userId ? seat : undefined
}
