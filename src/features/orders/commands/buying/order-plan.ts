import { and, eq, gt } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { findHeld } from '#src/features/memberships/queries/find-held.ts'
import { findRenewal } from '#src/features/memberships/queries/find-passes.ts'
import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { isOutdated } from '#src/features/orders/policy.ts'
import {
  findAddedTax,
  shownTax,
  taxedAmount,
  type Taxed,
  withShownTax,
} from '#src/features/orders/queries/added-tax.ts'
import { progressOf } from '#src/features/orders/queries/find-orders.ts'
import { findOpenPass } from '#src/features/orders/queries/pass-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { holdCurrency, readCurrency } from '#src/server/identity/currency.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { isPass, monthsAfter, endWith, monthsOf } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { cancelOrder } from './cancel-order.ts'

type Plan = typeof plans.$inferSelect

/**
 * What the page reads on which somebody pays for one period of a plan: until when it would be open if it were paid now, what of
 * theirs would not renew then, and how far they are with paying. Refuses like `orderPlan`.
 */
export async function readPlanOrder(context: Context, { id: planId }: { id: string }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const buyable = await findBuyable(context, { userId: user.id, planId })
  if (isRefused(buyable)) return buyable
  const { plan, running, open } = buyable
  const stopping = await findStopping(context.db, { userId: user.id, planId })
  return {
    plan: { _id: plan.id, name: plan.name, duration: plan.duration },
    price: fromMinor(payableCents(plan), plan.currency),
    amount: fromMinor(open?.amountCents ?? payableCents(plan), plan.currency),
    tax: open ? shownTax(open) : null,
    ...periodOf(plan, running, context.now()),
    stops: stopping.map(one => ({
      name: one.name,
      duration: one.duration,
      until: one.currentPeriodEnd.toISOString(),
    })),
    ...progressOf(open),
  }
}

type Running = Parameters<typeof endWith>[0] | undefined

/** The period that would be paid for now: the next one of what runs, or one from now on. */
function periodOf({ duration }: Plan, running: Running, now: Date) {
  const months = monthsOf[duration]
  const [from, until] = running ? [running.currentPeriodEnd, endWith(running, months)] : [now, monthsAfter(now, months)]
  return { from: from.toISOString(), until: until.toISOString(), isRenewal: running !== undefined }
}

/**
 * Orders one period of a plan, at the price of the plan with its discount off. Two tabs, or a second click, get the same order;
 * one at a price that is not offered any more is given up.
 * Refuses 'not-found', 'plan-off-sale', 'country-needed' where the tax is added and nobody knows which, 'membership-held' to who has the plan and need not renew it yet, and 'membership-renews'
 * to who has not read that another membership stops by this.
 * @param given `replaces`: they have
 */
export async function orderPlan(context: Context, { id: planId, replaces }: { id: string; replaces: boolean }) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  const wanted = { userId: user.id, planId }
  for (let attempt = 0; attempt < 3; attempt++) {
    const buyable = await findBuyable(context, wanted)
    if (isRefused(buyable)) return buyable
    const { plan, open } = buyable
    if (!replaces && (await findStopping(context.db, wanted)).length > 0) return refuse('membership-renews')
    if (open && !isOutdated(open, open.offeredCents, context.now())) return answer(open)
    if (open) await cancelOrder(context, open)
    const made = await insert(context, wanted, plan)
    if (made) return made
  }
  return refuse('conflict')
}

type Wanted = { readonly userId: string; readonly planId: string }

/** The plan as somebody may buy a period of it, the membership that this renews, and their order that waits. */
async function findBuyable(context: Context, wanted: Wanted) {
  const plan = await findPlan(context.db, wanted.planId)
  if (!plan || plan.deletedAt || payableCents(plan) === 0) return refuse('not-found')
  const [renewal, open] = await Promise.all([findRenewal(context, wanted), findOpenPass(context, wanted)])
  if (renewal === 'held') return refuse('membership-held')
  // Who holds it keeps it, and renews it (D-64); who was told what to transfer goes on.
  if (plan.archivedAt && !renewal && !open) return refuse('plan-off-sale')
  return { plan, running: renewal, open }
}

/** What somebody has that renews by itself, but for what is unpaid of this plan: it stops once the plan is paid (D-8). */
const findStopping = async (db: Db, { userId, planId }: Wanted) =>
  (await findHeld(db, userId)).filter(
    one => !one.cancelAtPeriodEnd && !isPass(one.subscriptionId) && one.planId !== planId,
  )

/** A sale begins in the academy's currency, which stays from here on. @returns nothing where there is an order already */
const insert = (context: Context, { userId, planId }: Wanted, seen: Plan) =>
  context.db.transaction(async tx => {
    // Who says meanwhile that they are elsewhere finds the order, or is heard before it.
    if (await findAddedTax(context, tx, userId)) await lockUsers(tx, [userId])
    await holdCurrency(tx)
    const isIt = and(eq(plans.id, planId), eq(plans.currency, seen.currency))
    // Whoever takes it off sale, or deletes it, waits, or is waited for.
    const [plan] = await tx.select().from(plans).where(isIt).for('share')
    if (!plan || plan.deletedAt) return refuse('conflict')
    if (plan.archivedAt && !(await isRunning(context, tx, { userId, planId }))) return refuse('plan-off-sale')
    if (plan.currency !== ((await readCurrency(tx)) ?? context.config.currency)) return refuse('price-of-before')
    const { currency } = plan
    const taxed = taxedAmount(payableCents(plan), currency, await findAddedTax(context, tx, userId))
    if (isRefused(taxed)) return taxed
    const [made] = await tx
      .insert(orders)
      .values({ userId, planId, currency, ...taxed })
      .onConflictDoNothing()
      .returning()
    return made && answer(made)
  })

const isRunning = async ({ now }: Context, tx: Db, { userId, planId }: Wanted): Promise<boolean> => {
  const isIt = and(eq(memberships.userId, userId), eq(memberships.planId, planId))
  return (await tx.$count(memberships, and(isIt, gt(memberships.currentPeriodEnd, now())))) > 0
}

type Answered = Pick<typeof orders.$inferSelect, 'id' | 'amountCents' | 'currency'> & Taxed

const answer = ({ id, amountCents, currency, ...taxed }: Answered) => ({
  amount: fromMinor(amountCents, currency),
  ...withShownTax({ currency, ...taxed }),
  order: { _id: id },
})
