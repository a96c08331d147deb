import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { requireConfirmation } from '#src/features/accounts/commands/sign-in/confirm-session.ts'
import { holdPass } from '#src/features/memberships/commands/passes/hold-pass.ts'
import { findHeldOf, standingOf } from '#src/features/memberships/queries/find-passes.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { sellPlanByHand } from '#src/features/orders/commands/buying/sell-by-hand.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { clockOf } from '#src/server/identity/clock.ts'
import { lastSecondOf } from '#src/wire/money/pass-ends.ts'
import { monthsAfter, monthsOf, MOST_YEARS } from '#src/wire/money/passes.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { usersContract } from '../contract.ts'
import { lockUser } from './lock-user.ts'

type Wanted = z.output<typeof usersContract.giveMembership.input>

/**
 * Gives somebody a plan until a date, or more of what they have of it (decision 0106). Without `paid` there is no order; with it
 * there is one, with its receipt. Nothing else that they hold stops by it. They hear of it; the reason is for staff.
 * Refuses 'not-found', 'plan-off-sale', 'membership-held' to who has the plan by a subscription, 'conflict' where what they have
 * is not what was shown, 'invalid' for a day or a sum that cannot be, and 'confirmation-needed' or 'factor-needed' to who says
 * that money came and has not confirmed lately that it is them.
 */
export async function giveMembership(context: Context, wanted: Wanted) {
  const by = wanted.paid ? await requireConfirmation(context) : undefined
  if (by && isRefused(by)) return by
  return context.db.transaction(async tx => {
    const user = await lockUser(tx, wanted.id)
    if (isRefused(user)) return user
    const found = await findWanted(context, tx, wanted)
    if (isRefused(found)) return found
    const { plan, until } = found
    const sale = { userId: wanted.id, plan, term: until ? { until } : { periods: wanted.periods ?? 1 } }
    const given =
      wanted.paid && by
        ? await sellPlanByHand(context, tx, { ...sale, paid: wanted.paid, note: wanted.reason, by: by.id })
        : await give(context, tx, sale)
    if (isRefused(given)) return given
    const [held] = await findHeldOf(tx, { userId: wanted.id, planId: plan.id })
    await recordAudit(tx, context, {
      action: 'user.give-membership',
      thing: user,
      after: {
        plan: `${plan.name}, ${plan.duration}ly`,
        until: held?.currentPeriodEnd.toISOString() ?? '',
        ...given,
        reason: wanted.reason,
      },
    })
    return { changed: true as const }
  })
}

/** The plan, held as it was shown, and the end of the day that was asked for. */
async function findWanted(context: Context, tx: Tx, { id: userId, planId, heldUntil, until: day }: Wanted) {
  // Whoever takes it off sale, or deletes it, waits, or is waited for.
  const [plan] = await tx.select().from(plans).where(eq(plans.id, planId)).for('share')
  if (!plan || plan.deletedAt) return refuse('not-found')
  const running = await findEnd(context, tx, { userId, planId })
  if (isRefused(running)) return running
  if (plan.archivedAt && !running) return refuse('plan-off-sale')
  if ((running ? running.toISOString() : null) !== heldUntil)
    return refuse('conflict', { text: 'What they have of this plan has changed meanwhile. Look at it again' })
  const until = day === undefined ? undefined : endOf(context, day, running)
  return isRefused(until) ? until : { plan, until }
}

/** Until when they have it, if they do. */
async function findEnd({ now }: Context, tx: Tx, holding: { userId: string; planId: string }) {
  const { isBarred, running } = standingOf(await findHeldOf(tx, holding), now())
  if (isBarred)
    return refuse('membership-held', { text: 'They have this plan by a subscription, which renews by itself' })
  return running?.currentPeriodEnd
}

/** The last second of a day of the academy's calendar: it is after what they have, and not too far ahead. */
function endOf(context: Context, day: string, heldUntil: Date | undefined): Date | Refused {
  const { now, timeZone } = clockOf(context)
  const end = lastSecondOf(timeZone, day)
  if (end <= now) return refuse('invalid', { text: 'until: This day is over' })
  if (heldUntil && end <= heldUntil) return refuse('invalid', { text: 'until: They have the plan longer than that' })
  if (end > monthsAfter(now, 12 * MOST_YEARS))
    return refuse('invalid', { text: `until: At most ${MOST_YEARS} years from now` })
  return end
}

type Given = {
  readonly userId: string
  readonly plan: typeof plans.$inferSelect
  readonly term: { readonly periods: number } | { readonly until: Date }
}

async function give(context: Context, tx: Tx, { userId, plan, term }: Given) {
  const { id: planId, duration: interval, currency } = plan
  const months = 'until' in term ? term : { months: monthsOf[interval] * term.periods }
  await holdPass(context, tx, {
    orderId: randomUUID(),
    userId,
    planId,
    orderedAt: new Date(0),
    term: months,
    interval,
    amountCents: 0,
    currency,
    isGiven: true,
  })
  return {}
}
