// What a person holds, as they see it themselves.
import { desc, eq, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import type { Context } from '#src/server/context.ts'
import { builtOnce } from '#src/server/database/built-once.ts'
import type { Db } from '#src/server/database/database.ts'
import { subscriptionIsBeforeStaff } from '#src/server/payments/cases.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { isPaidUntil, isPass, isRenewalTime } from '#src/wire/money/passes.ts'

import { memberships, plans } from '../tables.ts'
import { paidEachTime } from './paid-as.ts'

/** The provider says the second in which one began; of two, the later is the one that we heard of later. */
export const newestFirst = [desc(memberships.startedAt), desc(memberships.createdAt)]

const standing = builtOnce(db => {
  const person = sql.placeholder('userId')
  return db
    .select({
      membership: {
        id: memberships.id,
        subscriptionId: memberships.subscriptionId,
        customerId: memberships.customerId,
        priceId: memberships.priceId,
        status: memberships.status,
        startedAt: memberships.startedAt,
        currentPeriodEnd: memberships.currentPeriodEnd,
        cancelAtPeriodEnd: memberships.cancelAtPeriodEnd,
        endedAt: memberships.endedAt,
        amountCents: memberships.amountCents,
        currency: memberships.currency,
        interval: memberships.interval,
        paidCents: memberships.paidCents,
        trialEndsAt: memberships.trialEndsAt,
      },
      plan: {
        name: plans.name,
        duration: plans.duration,
        planId: plans.id,
        priceCents: plans.priceCents,
        discount: plans.discount,
        planCurrency: plans.currency,
        opens: plans.opens,
        planArchivedAt: plans.archivedAt,
      },
      underReview: subscriptionIsBeforeStaff(person),
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(plans, eq(plans.id, memberships.planId))
    .where(eq(users.id, person))
    .orderBy(...newestFirst)
    .limit(50)
})

/** A person's memberships, the newest first, and whether what they paid for one waits for staff. */
export async function findStanding(db: Db, userId: string) {
  const rows = await standing(db).execute({ userId })
  const held = rows.flatMap(({ membership, plan }) => (membership && plan ? { ...membership, ...plan } : []))
  return { held, underReview: rows[0]?.underReview ?? false }
}

/** A person's memberships, the newest first. */
export const findOwn = async (db: Db, userId: string) => (await findStanding(db, userId)).held

export type OwnMembership = Awaited<ReturnType<typeof findOwn>>[number]

/** One's own membership of that id. */
export async function findOwnMembership({ db }: Context, { id, userId }: { id: string; userId: string }) {
  return (await findOwn(db, userId)).find(membership => membership.id === id)
}

/** When the free days of a membership end, while it has them: until then it is not paid for. */
function trialOf({ status, trialEndsAt }: OwnMembership, now: Date): Date | undefined {
  return status !== 'ended' && trialEndsAt && trialEndsAt > now ? trialEndsAt : undefined
}

/** A membership as its holder sees it. */
export function ownMembership(membership: OwnMembership, now: Date) {
  const { planCurrency, paidCents } = membership
  const trialEndsAt = trialOf(membership, now)
  // What this person pays; a plan may cost something else by now.
  const { amountCents, currency } = paidEachTime(membership, { ...membership, currency: planCurrency })
  return {
    _id: membership.id,
    name: membership.name,
    duration: membership.duration,
    payable: fromMinor(amountCents, currency),
    currency,
    interval: membership.interval ?? membership.duration,
    lastPaid: paidCents === null || trialEndsAt ? null : fromMinor(paidCents, currency),
    status: membership.status,
    opens: membership.opens,
    startedAt: membership.startedAt.toISOString(),
    currentPeriodEnd: membership.currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd: membership.cancelAtPeriodEnd,
    endedAt: membership.endedAt?.toISOString() ?? null,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    paidOnce: isPaidUntil(membership.subscriptionId),
  }
}

/**
 * Whether its holder may renew a membership by a new payment now: two weeks before it ends, and for a month after that where
 * its plan is still sold and they have not taken it again.
 * @param held all that they have and had
 */
export function isRenewable(one: OwnMembership, held: readonly OwnMembership[], now: Date): boolean {
  if (!isPass(one.subscriptionId) || !isRenewalTime(one.currentPeriodEnd, now)) return false
  if (one.status === 'active') return true
  const isLatest = held.find(({ planId }) => planId === one.planId)?.id === one.id
  return isLatest && one.planArchivedAt === null
}
