// All that one person ordered of one course for themselves.
import { and, asc, eq, inArray } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import type { Db, Tx } from '#src/server/database/database.ts'

import { openerOf } from '../policy.ts'
import { orders } from '../tables.ts'
import { courseOrder, isForBuyer, isOfCourse } from './course-order.ts'

type Purchase = { readonly userId: string; readonly courseId: string }

export const findPurchases = (db: Db, { userId, courseId }: Purchase) =>
  db
    .select(courseOrder)
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.courseId, courseId), isForBuyer))
    .orderBy(asc(orders.id))

/** An order and all others like it, locked until the transaction ends, and before them their person (decision 0037). */
export async function lockPurchases(tx: Tx, orderId: string) {
  const { userId, courseId } = courseOrder
  const [named] = await tx
    .select({ userId, courseId })
    .from(orders)
    .where(and(eq(orders.id, orderId), isOfCourse, isForBuyer))
  if (!named) return []
  await lockUsers(tx, [named.userId])
  return findPurchases(tx, named).for('update')
}

/** @returns those of these courses that a person has paid for, and that nobody took away */
export async function findPaidFor(db: Db, userId: string, courseIds: readonly string[]): Promise<Set<string>> {
  const { courseId, status, amountCents, paidAt, withdrawnAt } = courseOrder
  const rows = await db
    .select({ courseId, status, amountCents, paidAt, withdrawnAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.courseId, [...courseIds]), isForBuyer))
  return new Set(rows.filter(row => openerOf([row])).map(row => row.courseId))
}
