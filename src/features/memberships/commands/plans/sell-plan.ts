import { and, eq, isNull } from 'drizzle-orm'

import { planFields } from '#src/features/memberships/queries/plan-fields.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { recordAudit, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { isDuplicate } from '#src/server/database/database.ts'
import { holdCurrency, readCurrency } from '#src/server/identity/currency.ts'
import { refuse } from '#src/wire/refusals.ts'

import { comparePlan } from './compare-plan.ts'

const OTHERWISE = 'The payment provider sells this plan in another currency. Give it a new price and link first'

/**
 * Takes a plan off sale, or puts it back (D-64). Who holds it keeps it, and it renews; its payment link is closed at the
 * provider, or opened again. One that is as
 * wanted already stays so, without a trace. Refuses 'not-found', 'plan-exists' where another of this name and duration is sold (D-6),
 * 'conflict' where the academy's currency changes meanwhile, and 'plan-differs' for one that the provider sells in another currency than the academy's.
 */
export async function sellPlan(context: Context, { id, onSale }: { id: string; onSale: boolean }) {
  const { db, queue, now } = context
  const { currency } = context.identity()
  const compared = onSale ? await compareStored(context, id) : undefined
  if (compared?.differences.some(({ code }) => code === 'currency')) return refuse('plan-differs', { text: OTHERWISE })
  try {
    return await db.transaction(async tx => {
      const isIt = and(eq(plans.id, id), isNull(plans.deletedAt))
      await holdCurrency(tx)
      const [plan] = await tx.select().from(plans).where(isIt).for('update')
      if (!plan) return refuse('not-found')
      // What was compared with the provider was compared in this one.
      if (onSale && ((await readCurrency(tx)) ?? context.config.currency) !== currency) return refuse('conflict')
      if (onSale === (plan.archivedAt === null)) {
        wasRecordedElsewhere(context)
        return { onSale }
      }
      await tx
        .update(plans)
        .set({ archivedAt: onSale ? null : now(), trialDays: compared?.trialDays })
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

/** What the provider says of a plan now: its price may have been made before the academy took another currency. */
async function compareStored(context: Context, id: string) {
  const [plan] = await context.db.select().from(plans).where(eq(plans.id, id))
  return plan && comparePlan(context, { ...plan, ...planFields(plan) })
}
