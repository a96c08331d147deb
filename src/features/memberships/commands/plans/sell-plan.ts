import { and, eq, isNull } from 'drizzle-orm'

import { plans } from '#src/features/memberships/tables.ts'
import { recordAudit, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isDuplicate } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

/**
 * Takes a plan off sale, or puts it back (D-64). Who holds it keeps it, and it renews; its payment link is closed at the
 * provider, or opened again. One that is as
 * wanted already stays so, without a trace. Refuses 'not-found', and 'plan-exists' where another of this name and duration is sold (D-6).
 */
export async function sellPlan(context: Context, { id, onSale }: { id: string; onSale: boolean }) {
  const { db, queue, now } = context
  try {
    return await db.transaction(async tx => {
      const isIt = and(eq(plans.id, id), isNull(plans.deletedAt))
      const [plan] = await tx.select().from(plans).where(isIt).for('update')
      if (!plan) return refuse('not-found')
      if (onSale === (plan.archivedAt === null)) {
        wasRecordedElsewhere(context)
        return { onSale }
      }
      await tx
        .update(plans)
        .set({ archivedAt: onSale ? null : now() })
        .where(isIt)
      await queue.send(tx, onSale ? 'open-payment-link' : 'close-payment-link', { link: plan.link })
      await recordAudit(tx, context, {
        action: onSale ? 'plan.restore' : 'plan.archive',
        thing: { id, name: `${plan.name}, ${plan.duration}` },
        before: { onSale: !onSale },
        after: { onSale },
      })
      await announce(tx, ['plans'])
      return { onSale }
    })
  } catch (error) {
    if (isDuplicate(error, 'plans_one_each')) return refuse('plan-exists')
    throw error
  }
}
