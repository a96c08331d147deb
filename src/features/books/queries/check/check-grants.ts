// Whether what was paid for is open, and what is open as bought was paid for.
import { and, count, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { isForBuyer } from '#src/features/orders/queries/course-order.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { sumOf } from '#src/wire/money/money.ts'

import type { Finding, Range } from './difference.ts'

/** In WHERE: an order that keeps its course open to its buyer. */
const opens = and(eq(orders.status, 'paid'), gt(orders.amountCents, 0), isNull(orders.withdrawnAt), isForBuyer)
const ofTheSame = and(eq(enrolments.userId, orders.userId), eq(enrolments.courseId, orders.courseId))
/** In WHERE: a purchase opens a course now. */
const isBought = and(eq(enrolments.source, 'purchase'), isNull(enrolments.revokedAt))

/** @yields a line for each purchase without its grant, and each grant of a purchase without its order */
export async function* checkGrants(db: Db, { start, end }: Range): AsyncGenerator<Finding> {
  const { id, userId, courseId, amountCents, currency } = orders
  const closed = await db
    .select({ id, userId, courseId, amountCents, currency })
    .from(orders)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.erasedAt)))
    .leftJoin(enrolments, and(ofTheSame, isNull(enrolments.revokedAt)))
    .where(and(opens, isNotNull(courseId), gte(orders.paidAt, start), lt(orders.paidAt, end), isNull(enrolments.id)))
  for (const order of closed) {
    const paid = sumOf(order.amountCents, order.currency)
    yield {
      about: 'grant',
      words: `of order ${order.id}: ${paid} paid, and course ${order.courseId} is closed to ${order.userId}`,
    }
  }
  const isGranted = and(isBought, gte(enrolments.grantedAt, start), lt(enrolments.grantedAt, end))
  const unpaid = await db
    .select({ id: enrolments.id, userId: enrolments.userId, courseId: enrolments.courseId })
    .from(enrolments)
    .where(and(isGranted, sql`not exists (select from ${orders} where ${and(ofTheSame, opens)})`))
  for (const grant of unpaid) {
    const words = `${grant.id}: course ${grant.courseId} is open to ${grant.userId} as bought, and no order paid for it`
    yield { about: 'grant', words }
  }
  const [grants] = await db.select({ count: count() }).from(enrolments).where(isGranted)
  yield { counted: { grants: grants?.count ?? 0 } }
}
