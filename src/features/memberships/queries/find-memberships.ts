import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { builtOnce } from '#src/server/database/built-once.ts'
import type { Db } from '#src/server/database/database.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import { hasSubscriptionCase } from '#src/server/payments/cases.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'
import { dollarsOf } from '#src/wire/money/money.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { planNames } from '../contract.ts'
import { payableCents, plainLink } from '../policy.ts'
import { memberships, plans } from '../tables.ts'
import { isOnSale } from './find-plan.ts'
import { findOpenedCourses } from './opened-courses.ts'
import { planFields } from './plan-fields.ts'

/** The provider says the second in which one began; of two, the later is the one that we heard of later. */
const newestFirst = [desc(memberships.startedAt), desc(memberships.createdAt)]

/** L-MEM-1: every plan on sale, Basic before Gold, and what the user holds. A failed renewal still counts as holding. */
export const listPlans = sharedRead(
  async ({ db, publicUrl }, _: object) => {
    const rows = await db.select().from(plans).where(isOnSale).orderBy(asc(plans.duration))
    const openedBy = await findOpenedCourses(
      db,
      rows.map(({ id }) => id),
    )
    const sorted = rows.toSorted((a, b) => planNames.indexOf(a.name) - planNames.indexOf(b.name))
    return {
      plans: sorted.map(plan => ({
        ...planFields(plan),
        discount: plan.discount || null,
        link: plainLink(plan.link, publicUrl),
        ...openedBy(plan.id),
      })),
    }
  },
  async ({ db, actor }, found) => {
    if (isRefused(found)) return found
    const user = userOf(actor)
    const [held, underReview] = user
      ? await Promise.all([findOwn(db, user.id), hasSubscriptionCase(db, user.id)])
      : [[], false]
    const current = held.find(({ status }) => status === 'active') ?? held.find(({ status }) => status === 'past-due')
    return {
      plans: found.plans.map(plan => ({ ...plan, held: plan._id === current?.planId })),
      IsUserMemberships: current !== undefined,
      membershipId: current ? { name: current.name, duration: current.duration } : null,
      underReview,
    }
  },
)

/** One's own memberships, the newest first, with the ended ones. */
export async function myMemberships({ db, actor }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const held = await findOwn(db, user.id)
  const openedBy = await findOpenedCourses(db, [...new Set(held.map(({ planId }) => planId))])
  return {
    memberships: held.map(one => ({ ...ownMembership(one), planId: one.planId, ...openedBy(one.planId) })),
    underReview: await hasSubscriptionCase(db, user.id),
  }
}

const own = builtOnce(db =>
  db
    .select({
      id: memberships.id,
      subscriptionId: memberships.subscriptionId,
      customerId: memberships.customerId,
      status: memberships.status,
      startedAt: memberships.startedAt,
      currentPeriodEnd: memberships.currentPeriodEnd,
      cancelAtPeriodEnd: memberships.cancelAtPeriodEnd,
      endedAt: memberships.endedAt,
      name: plans.name,
      duration: plans.duration,
      planId: plans.id,
      priceCents: plans.priceCents,
      discount: plans.discount,
      planCurrency: plans.currency,
      amountCents: memberships.amountCents,
      currency: memberships.currency,
      interval: memberships.interval,
      paidCents: memberships.paidCents,
      opens: plans.opens,
    })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .where(eq(memberships.userId, sql.placeholder('userId')))
    .orderBy(...newestFirst)
    .limit(50),
)

/** A person's memberships, the newest first. */
export const findOwn = (db: Db, userId: string) => own(db).execute({ userId })

export type OwnMembership = Awaited<ReturnType<typeof findOwn>>[number]

/** One's own membership of that id. */
export async function findOwnMembership({ db }: Context, { id, userId }: { id: string; userId: string }) {
  return (await findOwn(db, userId)).find(membership => membership.id === id)
}

/** A membership as its holder sees it. */
export const ownMembership = (membership: OwnMembership) => ({
  _id: membership.id,
  name: membership.name,
  duration: membership.duration,
  // What this person pays; a plan may cost something else by now.
  payable: dollarsOf(membership.amountCents ?? payableCents(membership)),
  currency: membership.currency ?? membership.planCurrency,
  interval: membership.interval ?? membership.duration,
  lastPaid: membership.paidCents === null ? null : dollarsOf(membership.paidCents),
  status: membership.status,
  opens: membership.opens,
  startedAt: membership.startedAt.toISOString(),
  currentPeriodEnd: membership.currentPeriodEnd.toISOString(),
  cancelAtPeriodEnd: membership.cancelAtPeriodEnd,
  endedAt: membership.endedAt?.toISOString() ?? null,
})

/** What the provider says of a subscription, and when it was asked, on the database's clock. */
export type Answer = { readonly subscription: Subscription; readonly readAt: string }

/**
 * Asks the provider about a subscription. The time is taken before: of two answers the one that was asked for later is
 * the newer, and every change brings an event that asks again.
 * @returns undefined when it knows none
 */
export async function ask(
  { db }: { readonly db: Db },
  find: () => Promise<Subscription | undefined>,
): Promise<Answer | undefined> {
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)
  const subscription = await find()
  return subscription && { subscription, readAt: rows[0]?.at ?? '' }
}

/** Memberships of the same plan that a person has beside this subscription, and that have not ended. */
export async function findTwins(
  tx: Db,
  { userId, planId, subscriptionId }: { userId: string; planId: string; subscriptionId: string },
) {
  const isOther = and(
    eq(memberships.userId, userId),
    eq(memberships.planId, planId),
    ne(memberships.subscriptionId, subscriptionId),
  )
  return tx
    .select({ subscriptionId: memberships.subscriptionId, status: memberships.status })
    .from(memberships)
    .where(and(isOther, ne(memberships.status, 'ended')))
}

export async function findBySubscription(tx: Db, subscriptionId: string) {
  const [membership] = await tx.select().from(memberships).where(eq(memberships.subscriptionId, subscriptionId))
  return membership
}

/** The memberships that a customer of the provider pays for, the newest first. */
export const findPaidBy = (db: Db, customerId: string) =>
  db
    .select({ userId: memberships.userId, subscriptionId: memberships.subscriptionId })
    .from(memberships)
    .where(eq(memberships.customerId, customerId))
    .orderBy(...newestFirst)
    .limit(5)

/** Locks a person until the transaction ends: what happens to one person's memberships takes turns. */
export async function lockUser(tx: Db, userId: string) {
  const [user] = await selectUser(tx, userId).for('no key update', { of: users })
  return user
}

/** Whom to write to. */
export async function findUser(tx: Db, userId: string) {
  const [user] = await selectUser(tx, userId)
  return user
}

const selectUser = (tx: Db, userId: string) =>
  tx
    .select({
      id: users.id,
      firstName: users.firstName,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      email: accountEmails.email,
      disabledAt: users.disabledAt,
      erasedAt: users.erasedAt,
    })
    .from(users)
    .leftJoin(accountEmails, and(eq(accountEmails.userId, users.id), eq(accountEmails.isPrimary, true)))
    .where(eq(users.id, userId))

/** One person's memberships that renew, the newest first. What was agreed to counts for three days (D-8). */
export async function findRenewing(tx: Db, userId: string) {
  const { subscriptionId, status, startedAt, replacementAcceptedAt, replacementPlanId } = memberships
  const agreed = sql`${replacementAcceptedAt} > now() - interval '3 days'`
  return tx
    .select({
      subscriptionId,
      status,
      startedAt,
      planId: plans.id,
      planName: plans.name,
      agreedAt: replacementAcceptedAt,
      agreedPlanId: sql<string | null>`case when ${agreed} then ${replacementPlanId} end`,
    })
    .from(memberships)
    .innerJoin(plans, eq(plans.id, memberships.planId))
    .where(and(eq(memberships.userId, userId), ne(status, 'ended'), eq(memberships.cancelAtPeriodEnd, false)))
    .orderBy(...newestFirst)
}

/** Who of these people is disabled or erased: nothing renews for them. */
export async function findGone(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const isGone = or(isNotNull(users.disabledAt), isNotNull(users.erasedAt))
  const gone = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isGone))
  return new Set(gone.map(({ id }) => id))
}

/**
 * Memberships about which something may have been missed: unpaid ones, those whose period is over, of who is gone, and those
 * that renew for who is disabled.
 */
export async function findStale({ db, now }: Context) {
  const { subscriptionId, status, currentPeriodEnd, cancelAtPeriodEnd } = memberships
  const mustNotRenew = or(isNotNull(users.erasedAt), and(isNotNull(users.disabledAt), eq(cancelAtPeriodEnd, false)))
  return db
    .select({ subscriptionId, isErased: sql<boolean>`${users.erasedAt} is not null` })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(ne(status, 'ended'), or(eq(status, 'past-due'), lt(currentPeriodEnd, now()), mustNotRenew)))
    .orderBy(asc(currentPeriodEnd))
    .limit(1000)
}
