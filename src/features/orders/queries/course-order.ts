import { and, getTableColumns, isNotNull, isNull, like, not, or, sql } from 'drizzle-orm'

import { orders } from '../tables.ts'

export type Order = typeof orders.$inferSelect

/** An order of a course: those of memberships follow their bills. */
type CourseOrder = Omit<Order, 'courseId'> & { readonly courseId: string }

/** An order of places for others, of a course or of a plan. */
export type PlacesOrder = Omit<Order, 'seats'> & { readonly seats: number }

/** An order as `settleOrder` settles it: of a course for its buyer, or of places for others. */
export type SoldOrder = (CourseOrder & { readonly seats: null }) | PlacesOrder

/** @returns the order as what it is of; nothing where it is of a plan for its buyer */
export function asSold({ seats, courseId, ...order }: Order): SoldOrder | undefined {
  if (seats !== null) return { ...order, courseId, seats }
  return courseId === null ? undefined : { ...order, courseId, seats: null }
}

/** All columns of an order whose condition says that it is of a course. */
export const courseOrder = { ...getTableColumns(orders), courseId: sql<string>`${orders.courseId}` }

/** In WHERE: a course was ordered, not a plan. */
export const isOfCourse = isNotNull(orders.courseId)

/** In WHERE: for the buyer. Places for others open nothing to them. */
export const isForBuyer = isNull(orders.seats)

/** In WHERE: of a course, or of places for others (`SoldOrder`). */
export const isSold = or(isOfCourse, isNotNull(orders.seats))

/** In WHERE: it is the bill of a subscription, which the card provider sent; nobody ordered it here. */
export const isBill = and(isNotNull(orders.planId), isForBuyer, like(orders.paymentIntentId, 'pi\\_%')) ?? sql`false`

/** In WHERE: somebody ordered it here: a course, a period of a plan, or places. */
export const isOrdered = or(isSold, isNull(orders.paymentIntentId), not(isBill))

/** In WHERE: a period of a plan was ordered for the buyer, to be paid once (decision 0097). */
export const isOfPass = and(isNotNull(orders.planId), isForBuyer, or(isNull(orders.paymentIntentId), not(isBill)))
