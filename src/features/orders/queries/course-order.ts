import { and, getTableColumns, isNotNull, isNull, like, not, or, sql } from 'drizzle-orm'

import { orders } from '../tables.ts'

export type Order = typeof orders.$inferSelect

/** An order of a course: those of memberships follow their bills. */
export type CourseOrder = Omit<Order, 'courseId'> & { readonly courseId: string }

/** What an order of places for others says of them. */
export type PlacesOrder = Pick<CourseOrder, 'id' | 'userId' | 'courseId'> & { readonly seats: number }

/** All columns of an order whose condition says that it is of a course. */
export const courseOrder = { ...getTableColumns(orders), courseId: sql<string>`${orders.courseId}` }

/** In WHERE: a course was ordered, not a plan. */
export const isOfCourse = isNotNull(orders.courseId)

/** In WHERE: for the buyer. Places for others open nothing to them. */
export const isForBuyer = isNull(orders.seats)

/** In WHERE: it is the bill of a subscription, which the card provider sent; nobody ordered it here. */
const isBill = and(isNotNull(orders.planId), like(orders.paymentIntentId, 'pi\\_%')) ?? sql`false`

/** In WHERE: somebody ordered it here, a course or a period of a plan. */
export const isOrdered = or(isNotNull(orders.courseId), isNull(orders.paymentIntentId), not(isBill))

/** In WHERE: a period of a plan was ordered, to be paid once (decision 0097). */
export const isOfPass = and(isNotNull(orders.planId), or(isNull(orders.paymentIntentId), not(isBill)))
