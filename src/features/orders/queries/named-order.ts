import { and, eq } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import { orders } from '../tables.ts'
import { isOrdered } from './course-order.ts'

/** An order by its payment, or by itself. */
export type NamedOrder = { readonly intentId: string } | { readonly orderId: string }

/** One's own order, with what is called what was ordered. */
export async function findNamedOrder({ db }: Context, { userId, ...named }: NamedOrder & { userId: string }) {
  const isIt = 'intentId' in named ? eq(orders.paymentIntentId, named.intentId) : eq(orders.id, named.orderId)
  const { title, thumbnail, ground } = courses
  const [order] = await db
    .select({
      id: orders.id,
      status: orders.status,
      paymentIntentId: orders.paymentIntentId,
      seats: orders.seats,
      renewsId: orders.renewsId,
      course: { courseId: courses.id, title, thumbnail, ground },
      plan: { _id: plans.id, name: plans.name, duration: plans.duration },
      periodTo: orders.periodTo,
    })
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(and(isIt, eq(orders.userId, userId), isOrdered))
  if (!order) return undefined
  const { course } = order
  return { ...order, course: course && { ...course, thumbnail: course.thumbnail && publicFileUrl(course.thumbnail) } }
}
