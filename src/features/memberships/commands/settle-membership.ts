import { lte, sql } from 'drizzle-orm'

import { coverPerson } from '#src/features/enrolments/commands.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'
import { Id } from '#src/wire/fields.ts'
import type { Parked, ParkReason } from '#src/wire/parked.ts'

import { mismatch, replacedBy, statusOf } from '../policy.ts'
import {
  findBySubscription,
  findCoverage,
  findPlan,
  findPlanSold,
  findRenewing,
  lockPerson,
  type Answer,
} from '../queries/find-memberships.ts'
import { memberships } from '../tables.ts'
import { tellHolder } from './tell-holder.ts'

/** What applying a subscription did: changed a membership, left it as it was, or set it aside for an administrator. */
export type Settlement = { outcome: 'applied' | 'ignored' } | Parked

type Known = NonNullable<Awaited<ReturnType<typeof findBySubscription>>>
type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>
type Status = NonNullable<ReturnType<typeof statusOf>>

/**
 * Brings a membership to what its subscription says now, and the courses that it opens with it, in the given transaction
 * (D-4, D-5). Idempotent: the same answer twice, late or out of order changes nothing. The answer comes from the
 * provider, never from a request.
 */
export async function settleMembership(context: Context, tx: Db, answer: Answer): Promise<Settlement> {
  const { subscription } = answer
  const status = statusOf(subscription)
  if (!status) return { outcome: 'ignored' }
  const person = await findHolder(tx, subscription)
  if (!person) return park(context, subscription, { code: 'no-person' })
  const userId = person.id
  const before = await findBySubscription(tx, subscription.id)
  const found = await planOf(tx, { before, subscription, livemode: context.payments.livemode })
  if ('reason' in found) return park(context, subscription, found.reason)
  const { plan } = found
  const isWritten = await write(tx, { userId, planId: plan.id, status, answer })
  if (!isWritten) return { outcome: 'ignored' }
  await coverPerson(tx, userId, await findCoverage(tx, userId))
  await stopReplaced(context, tx, userId)
  await tellHolder(context, tx, { person, plan, subscription, from: before?.status, to: status })
  if (!isMoved(before, { status, subscription })) return { outcome: 'ignored' }
  context.log.info({ event: 'membership-moved', subscriptionId: subscription.id, userId, to: status }, 'membership')
  return { outcome: 'applied' }
}

/** The person whose membership it is, locked; a first one goes to whom its checkout names. */
async function findHolder(tx: Db, { id, reference }: Subscription) {
  const known = await findBySubscription(tx, id)
  const userId = Id.safeParse(known?.userId ?? reference)
  const person = userId.success ? await lockPerson(tx, userId.data) : undefined
  return known || !person?.erasedAt ? person : undefined
}

const isMoved = (
  before: Known | undefined,
  { status, subscription }: { status: Status; subscription: Subscription },
): boolean =>
  !before ||
  before.status !== status ||
  before.cancelAtPeriodEnd !== (subscription.cancelsAt !== null) ||
  before.currentPeriodEnd.getTime() !== subscription.periodEndsAt.getTime()

/** The plan of a known price stays; a first, or another, price is held against the plan that it belongs to (T84). */
async function planOf(
  tx: Db,
  { before, subscription, livemode }: { before: Known | undefined; subscription: Subscription; livemode: boolean },
): Promise<{ plan: Plan } | { reason: ParkReason }> {
  const isKnown = before?.priceId === subscription.priceId
  const plan = isKnown ? await findPlan(tx, before.planId) : await findPlanSold(tx, subscription)
  if (!plan) return { reason: { code: 'no-plan', facts: { price: subscription.priceId } } }
  // Only its first payment went through the checkout.
  const paid = before
    ? { ...subscription, isCheckoutPaid: true, checkoutCents: subscription.amountCents }
    : subscription
  const reason = isKnown ? undefined : mismatch(plan, paid, livemode)
  return reason ? { reason } : { plan }
}

/** @returns false when a newer answer stands there already */
async function write(
  tx: Db,
  { userId, planId, status, answer }: { userId: string; planId: string; status: Status; answer: Answer },
): Promise<boolean> {
  const { subscription, readAt } = answer
  const changing = {
    planId,
    status,
    priceId: subscription.priceId,
    currentPeriodEnd: subscription.periodEndsAt,
    cancelAtPeriodEnd: status !== 'ended' && subscription.cancelsAt !== null,
    endedAt: status === 'ended' ? (subscription.endedAt ?? sql`now()`) : null,
    readAt: sql`${readAt}::timestamptz`,
  }
  const { id: subscriptionId, customerId, startedAt } = subscription
  const rows = await tx
    .insert(memberships)
    .values({ ...changing, userId, subscriptionId, customerId, startedAt })
    .onConflictDoUpdate({
      target: memberships.subscriptionId,
      set: changing,
      setWhere: lte(memberships.readAt, sql`${readAt}::timestamptz`),
    })
    .returning({ id: memberships.id })
  return rows.length === 1
}

/** Nobody pays for two plans without meaning to: the older ones stop renewing (D-8). */
async function stopReplaced({ queue }: Context, tx: Db, userId: string): Promise<void> {
  for (const { subscriptionId, status } of replacedBy(await findRenewing(tx, userId)))
    await queue.send(tx, 'stop-membership', { subscriptionId, when: status === 'active' ? 'period-end' : 'now' })
}

function park({ log }: Context, { id }: Subscription, { code, facts }: ParkReason): Settlement {
  log.error({ event: 'subscription-parked', subscriptionId: id, code, facts }, 'a subscription needs a look')
  return { outcome: 'parked', reason: { code, facts: { ...facts, subscription: id } } }
}
