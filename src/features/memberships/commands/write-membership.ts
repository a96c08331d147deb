import { lte, sql } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import type { statusOf } from '../policy.ts'
import type { Answer } from '../queries/find-memberships.ts'
import { memberships } from '../tables.ts'

type Status = NonNullable<ReturnType<typeof statusOf>>

/** Writes what the provider says of a subscription. @returns false when a newer answer stands there already */
export async function writeMembership(
  tx: Db,
  { userId, planId, status, answer }: { userId: string; planId: string; status: Status; answer: Answer },
): Promise<boolean> {
  const { subscription, readAt } = answer
  const changing = {
    planId,
    status,
    priceId: subscription.priceId,
    amountCents: subscription.amountCents,
    currency: subscription.currency,
    interval: subscription.interval,
    paidCents: subscription.paidCents,
    currentPeriodEnd: subscription.periodEndsAt,
    cancelAtPeriodEnd: status !== 'ended' && subscription.cancelsAt !== null,
    endedAt: status === 'ended' ? (subscription.endedAt ?? sql`now()`) : null,
    trialEndsAt: subscription.trialEndsAt,
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
