import { eq, inArray } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { openerOf } from '#src/features/orders/policy.ts'
import { lockPurchases } from '#src/features/orders/queries/purchases.ts'
import { orders } from '#src/features/orders/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { revokePurchase } from '../settling/grant.ts'
import { sendWithdrawal } from '../settling/notify-buyer.ts'

/**
 * Takes away what an order opened, without giving money back, and with it what every earlier order of that course paid for;
 * its buyer hears of it.
 * Nothing but a new purchase, or an administrator, opens it again: neither a dispute that is won nor a refund that fails.
 * Refuses a wrong password (T79), 'not-found', and 'conflict' for an order that opens nothing: its money went back, it was
 * withdrawn before, or it is a later one that keeps the course open.
 */
export async function withdrawOrder(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const bought = await lockPurchases(tx, id)
    if (bought.length === 0) return refuse('not-found')
    const order = openerOf(bought)
    const wasOpen = order?.id === id && (await revokePurchase(context, tx, { order, cause: 'by-hand' }))
    if (!wasOpen) return refuse('conflict', { text: 'This purchase does not open the course' })
    const isEarlier = (paidAt: Date | null) => paidAt !== null && Number(paidAt) <= Number(order.paidAt)
    const taken = bought.filter(one => one.withdrawnAt === null && isEarlier(one.paidAt))
    const ids = taken.map(one => one.id)
    await tx.update(orders).set({ withdrawnAt: context.now() }).where(inArray(orders.id, ids))
    const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, order.courseId))
    await sendWithdrawal(context, tx, { ...order, isPaid: true })
    await recordAudit(tx, context, {
      action: 'order.revoke',
      thing: { id, name: course?.title ?? id },
      before: { access: 'purchase' },
      after: { access: 'withdrawn' },
    })
    return { withdrawn: true } as const
  })
}
