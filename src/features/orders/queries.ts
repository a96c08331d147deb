import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { orders } from './tables.ts'

const unsettled = ['open', 'processing'] as const

/** Price and currency of a course that is published and not archived. */
export async function findForSale({ db }: Context, courseId: string) {
  const [course] = await db
    .select({ priceCents: courses.priceCents, currency: courses.currency })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNotNull(courses.publishedAt), isNull(courses.archivedAt)))
  return course
}

/** The one order of a person for a course that is not settled yet. */
export async function findOpenOrder({ db }: Context, { userId, courseId }: { userId: string; courseId: string }) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.courseId, courseId), inArray(orders.status, [...unsettled])))
  return order
}

export async function findOwnOrder({ db }: Context, { orderId, userId }: { orderId: string; userId: string }) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  return order
}

/** One's own order by its payment, with the course's title. */
export async function findOrderOfPayment({ db }: Context, { intentId, userId }: { intentId: string; userId: string }) {
  const [order] = await db
    .select({ status: orders.status, courseId: orders.courseId, courseTitle: courses.title })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(and(eq(orders.paymentIntentId, intentId), eq(orders.userId, userId)))
  return order
}

/** An order, locked until the transaction ends: settlements of one order take turns. */
export async function lockOrder(tx: Db, orderId: string | undefined) {
  if (!orderId || !/^[\da-f-]{36}$/.test(orderId)) return undefined
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

/** Orders whose payment may have moved without our knowing, the oldest first, at most 200 at a time. */
export async function findUnsettled({ db }: Context) {
  return db
    .select({ id: orders.id, paymentIntentId: orders.paymentIntentId, createdAt: orders.createdAt })
    .from(orders)
    .where(inArray(orders.status, [...unsettled]))
    .orderBy(asc(orders.createdAt))
    .limit(200)
}

/** Whom to write to about a purchase. */
export async function findBuyer(db: Db, { userId, courseId }: { userId: string; courseId: string }) {
  const [buyer] = await db
    .select({ firstName: users.firstName, email: accountEmails.email, courseTitle: courses.title })
    .from(users)
    .innerJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .innerJoin(courses, eq(courses.id, courseId))
    .where(eq(users.id, userId))
  return buyer
}
