import { getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'

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
