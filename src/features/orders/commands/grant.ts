import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { grantCourse, revokeCourse } from '#src/features/enrolments/commands.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'

import { isPaidOtherwise } from '../queries/find-orders.ts'
import { orders } from '../tables.ts'

type Purchase = { userId: string; courseId: string }

/** Opens the course that was paid for. @returns false when the person has it already */
export async function openPurchase(tx: Db, { userId, courseId }: Purchase): Promise<boolean> {
  const isNew = await grantCourse(tx, { userId, courseId, source: 'purchase' })
  if (!isNew) return false
  await countLearner(tx, courseId, 1)
  return true
}

/**
 * Closes it again, after the refund of an order; not when another order of the same person has paid for it too.
 * @returns whether it was open and is not any more
 */
export async function closePurchase(tx: Db, { id, userId, courseId }: Purchase & { id: string }): Promise<boolean> {
  if (await isPaidOtherwise(tx, { id, userId, courseId })) return false
  const wasOpen = await revokeCourse(tx, { userId, courseId, source: 'purchase' })
  if (wasOpen) await countLearner(tx, courseId, -1)
  return wasOpen
}

/** Joins a free course: an order of 0 that is paid, and its grant. @returns the order's id, or undefined when joined before */
export async function grantFreely(
  { db, now, log }: Context,
  { userId, courseId, currency }: Purchase & { currency: string },
): Promise<string | undefined> {
  return db.transaction(async tx => {
    const isNew = await grantCourse(tx, { userId, courseId, source: 'free' })
    if (!isNew) return undefined
    const paid = { userId, courseId, currency, amountCents: 0, status: 'paid' as const, paidAt: now() }
    const [order] = await tx.insert(orders).values(paid).returning({ id: orders.id })
    await countLearner(tx, courseId, 1)
    log.info({ event: 'course-joined', userId, courseId }, 'free course joined')
    return order?.id
  })
}
