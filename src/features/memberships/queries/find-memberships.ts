import { and, asc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sharedRead } from '#src/server/keeping/kept-reads.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'
import { isPaidUntil, isPlace } from '#src/wire/money/passes.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { planNames } from '../contract/shapes.ts'
import { plainLink } from '../policy.ts'
import { memberships, plans } from '../tables.ts'
import { isOfProvider } from './find-passes.ts'
import { isOnSale } from './find-plan.ts'
import { findOpenedCourses } from './opened-courses.ts'
import { findStanding, isRenewable, newestFirst, ownMembership, type OwnMembership } from './own-memberships.ts'
import { planFields } from './plan-fields.ts'

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
    const { held, underReview } = user ? await findStanding(db, user.id) : { held: [], underReview: false }
    const current = held.find(({ status }) => status === 'active') ?? held.find(({ status }) => status === 'past-due')
    return {
      plans: found.plans.map(plan => ({
        ...plan,
        held: plan._id === current?.planId || isPaidFor(held, plan._id),
        hadTrial: held.some(({ planId, trialEndsAt }) => planId === plan._id && trialEndsAt !== null),
      })),
      IsUserMemberships: current !== undefined,
      membershipId: current ? { name: current.name, duration: current.duration } : null,
      underReview,
    }
  },
)

/** Whether somebody has a plan until a date, beside what they have else. */
const isPaidFor = (held: readonly OwnMembership[], planId: string): boolean =>
  held.some(one => one.planId === planId && one.status === 'active' && isPaidUntil(one.subscriptionId))

/** One's own memberships, the newest first, with the ended ones. */
export async function myMemberships({ db, actor, now, answers }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const { held, underReview } = await findStanding(db, user.id)
  const openedBy = await findOpenedCourses(db, [...new Set(held.map(({ planId }) => planId))])
  const places = held.flatMap(({ subscriptionId }) => (isPlace(subscriptionId) ? [subscriptionId] : []))
  const givers = places.length > 0 ? await answers.giversOf(db, places) : undefined
  return {
    memberships: held.map(one => ({
      ...ownMembership(one, now()),
      planId: one.planId,
      renewable: isRenewable(one, held, now()),
      from: isPlace(one.subscriptionId) ? (givers?.get(one.subscriptionId) ?? '') : null,
      ...openedBy(one.planId),
    })),
    underReview,
  }
}

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

/** Whether a person had the free days of a plan before this subscription. */
export async function hadTrial(
  tx: Db,
  { userId, planId, subscriptionId }: { userId: string; planId: string; subscriptionId: string },
): Promise<boolean> {
  const isOf = and(eq(memberships.userId, userId), eq(memberships.planId, planId))
  const isOther = and(ne(memberships.subscriptionId, subscriptionId), isNotNull(memberships.trialEndsAt))
  return (await tx.$count(memberships, and(isOf, isOther))) > 0
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
    .where(
      and(isOfProvider, ne(status, 'ended'), or(eq(status, 'past-due'), lt(currentPeriodEnd, now()), mustNotRenew)),
    )
    .orderBy(asc(currentPeriodEnd))
    .limit(1000)
}
