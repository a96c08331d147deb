import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { findBuyer } from '#src/features/orders/queries/find-buyer.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import { isReminderDue, REMINDED_FROM_MS } from '#src/wire/money/passes.ts'

import { seatGroups } from '../tables.ts'

const MOST = 10_000

/** Reminds who bought places of a plan 14 and 3 days before they end, once each: their holders are reminded by their memberships. */
export async function remindBuyers(context: Context): Promise<void> {
  const { db, now } = context
  const soon = new Date(now().getTime() + REMINDED_FROM_MS)
  const ending = await db
    .select({ id: seatGroups.orderId, endsAt: seatGroups.endsAt, remindedAt: seatGroups.remindedAt })
    .from(seatGroups)
    .where(and(gt(seatGroups.endsAt, now()), lte(seatGroups.endsAt, soon)))
    .orderBy(asc(seatGroups.endsAt))
    .limit(MOST)
  for (const { id, endsAt, remindedAt } of ending)
    if (endsAt && isReminderDue(endsAt, remindedAt, now())) await db.transaction(tx => remind(context, tx, id))
}

async function remind(context: Context, tx: Tx, id: string): Promise<void> {
  const { now, queue, publicUrl } = context
  const [group] = await tx.select().from(seatGroups).where(eq(seatGroups.orderId, id)).for('update')
  // They may go on since it was looked, or another has told it.
  if (!group?.endsAt || !isReminderDue(group.endsAt, group.remindedAt, now())) return
  await tx.update(seatGroups).set({ remindedAt: now() }).where(eq(seatGroups.orderId, id))
  const [order] = await tx
    .select({ userId: orders.userId, courseId: orders.courseId, planId: orders.planId, seats: orders.seats })
    .from(orders)
    .innerJoin(users, and(eq(users.id, orders.userId), isNull(users.disabledAt)))
    .where(eq(orders.id, id))
  const buyer = order && (await findBuyer(tx, order))
  if (!buyer) return
  const { email, ...names } = buyer
  const data = { ...names, team: group.name, until: group.endsAt.toISOString(), url: `${publicUrl}/seats/${id}` }
  await sendMail(queue, tx, { to: email, template: 'places-ending', data })
}
