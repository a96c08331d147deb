// Memberships that are paid until a date: their holders are reminded, and in the end they end.
import { eq } from 'drizzle-orm'

import { lockUser } from '#src/features/memberships/queries/find-memberships.ts'
import { findEndingPasses, findOverPasses } from '#src/features/memberships/queries/find-passes.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { isReminderDue } from '#src/wire/money/passes.ts'

import { endPass } from './end-pass.ts'
import { sendReminder } from './tell-holder.ts'

/** Idempotent: each ends once, and its holder is reminded once for each time. A payment that comes meanwhile is waited for. */
export async function followPasses(context: Context): Promise<void> {
  for (const over of await findOverPasses(context)) await end(context, over)
  const now = context.now()
  for (const ending of await findEndingPasses(context))
    if (isReminderDue(ending.currentPeriodEnd, ending.remindedAt, now)) await remind(context, ending)
}

type Named = { readonly id: string; readonly userId: string }

const end = (context: Context, { id, userId }: Named): Promise<void> =>
  context.db.transaction(async tx => {
    const user = await lockUser(tx, userId)
    const membership = await read(tx, id)
    if (!user || !membership || membership.status === 'ended') return
    // It may have been renewed just now.
    if (membership.currentPeriodEnd > context.now() && !user.erasedAt) return
    await endPass(context, tx, { membership, isRefunded: false })
  })

const remind = (context: Context, { id, userId }: Named): Promise<void> =>
  context.db.transaction(async tx => {
    await lockUser(tx, userId)
    const membership = await read(tx, id)
    if (!membership || membership.status === 'ended') return
    if (!isReminderDue(membership.currentPeriodEnd, membership.remindedAt, context.now())) return
    await tx.update(memberships).set({ remindedAt: context.now() }).where(eq(memberships.id, id))
    await sendReminder(context, tx, { membershipId: id })
  })

async function read(tx: Tx, id: string) {
  const [membership] = await tx.select().from(memberships).where(eq(memberships.id, id))
  return membership
}
