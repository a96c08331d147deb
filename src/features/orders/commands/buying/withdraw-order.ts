import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { courses } from '#src/features/courses/tables.ts'
import { lockOrder } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { revokePurchase } from '../settling/grant.ts'

/**
 * Takes away what an order opened, without giving money back, and with it what every earlier order of that course paid for.
 * Nothing but a new purchase, or an administrator, opens it again: neither a dispute that is won nor a refund that fails.
 * Refuses a wrong password (T79), 'not-found', and 'conflict' when the purchase opens nothing.
 */
export async function withdrawOrder(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return refuse('not-found')
    const wasOpen = await revokePurchase(context, tx, { order, cause: 'by-hand' })
    if (!wasOpen) return refuse('conflict', { text: 'This purchase does not open the course' })
    const { userId, courseId } = order
    const isSame = and(eq(orders.userId, userId), eq(orders.courseId, courseId))
    await tx
      .update(orders)
      .set({ withdrawnAt: context.now() })
      .where(and(isSame, isNotNull(orders.paidAt), isNull(orders.withdrawnAt)))
    const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, courseId))
    await recordAudit(tx, context, {
      action: 'order.revoke',
      thing: { id, name: course?.title ?? id },
      before: { access: 'purchase' },
      after: { access: 'withdrawn' },
    })
    return { withdrawn: true } as const
  })
}
