import { and, eq, isNull } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables.ts'
import type { PersonalData } from '#src/server/personal-data.ts'

import { orders } from '../tables.ts'

/** What a person bought. Orders with a payment stay for the books, and with them nothing but the id of their buyer. */
export const orderData: PersonalData = {
  name: 'orders',
  collect: async (db, { userId }) => ({
    rows: await db
      .select({
        order: orders.id,
        course: courses.title,
        amountCents: orders.amountCents,
        currency: orders.currency,
        status: orders.status,
        payment: orders.paymentIntentId,
        orderedAt: orders.createdAt,
        paidAt: orders.paidAt,
      })
      .from(orders)
      .innerJoin(courses, eq(courses.id, orders.courseId))
      .where(eq(orders.userId, userId))
      .orderBy(orders.createdAt),
  }),
  erase: async (tx, { userId }) => {
    await tx.delete(orders).where(and(eq(orders.userId, userId), isNull(orders.paymentIntentId)))
    return []
  },
}
