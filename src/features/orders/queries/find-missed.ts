import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { isMoney, isOpen, isReturned } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'

import { orders, paymentEvents } from '../tables.ts'
import { isOrdered } from './course-order.ts'

/** Those of the payments that have settled what was ordered: bills of subscriptions did not. */
export async function findSettled(
  { db }: Pick<Context, 'db'>,
  intentIds: readonly string[],
): Promise<Set<string | null>> {
  const isSettled = notInArray(orders.status, ['open', 'processing', 'cancelled'])
  const rows = await db
    .select({ id: orders.paymentIntentId })
    .from(orders)
    .where(and(inArray(orders.paymentIntentId, [...intentIds]), isSettled, isOrdered))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Those of the payments that staff have closed, or that went back or are just going back: nothing is granted for them. What
 * was closed because it could not be read is none of them.
 */
export async function findOver({ db }: Pick<Context, 'db'>, intentIds: readonly string[]): Promise<Set<string>> {
  const { subject, kind, reason, openedAt, outcome, refundAskedAt, returnedCents } = paymentCases
  const lasts = await db
    .selectDistinctOn([subject], { subject, kind, reason, outcome, refundAskedAt, returnedCents })
    .from(paymentCases)
    .where(and(eq(kind, 'payment'), inArray(subject, [...intentIds])))
    .orderBy(asc(subject), desc(openedAt))
  const isOver = (last: (typeof lasts)[number]) => (last.outcome === 'closed' && isMoney(last)) || isReturned(last)
  return new Set(lasts.filter(isOver).map(last => last.subject))
}

/** Payments with a dispute that the bank has not decided as far as we know, or that staff have not; at most 10,000. */
export async function findDisputed({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const ofOrders = db
    .select({ id: orders.paymentIntentId })
    .from(orders)
    .where(and(eq(orders.dispute, 'open'), isNotNull(orders.paymentIntentId)))
  const ofCases = db
    .select({ id: paymentCases.subject })
    .from(paymentCases)
    .where(and(eq(paymentCases.kind, 'dispute'), isOpen))
  const rows = await ofOrders.union(ofCases).orderBy(asc(orders.paymentIntentId)).limit(10_000)
  return rows.map(({ id }) => id).filter(id => id !== null)
}

/** Those of the subscriptions that are somebody's membership. */
export async function findMemberships({ db }: Context, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: memberships.subscriptionId })
    .from(memberships)
    .where(inArray(memberships.subscriptionId, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Those of the events that told of the bill of nobody, and of whom a membership or a case has begun since. */
export async function findEarly({ db }: Context, ids: readonly string[]): Promise<string[]> {
  const { id, outcome, facts, receivedAt } = paymentEvents
  const isHeld = and(sql`${memberships.customerId} = ${facts}->>'customer'`, gt(memberships.createdAt, receivedAt))
  const isReviewed = and(eq(paymentCases.kind, 'subscription'), gt(paymentCases.openedAt, receivedAt))
  const isKnown = or(
    exists(db.select({ id: memberships.id }).from(memberships).where(isHeld)),
    exists(db.select({ id: paymentCases.id }).from(paymentCases).where(isReviewed)),
  )
  const rows = await db
    .select({ id })
    .from(paymentEvents)
    .where(and(inArray(id, [...ids]), eq(outcome, 'ignored'), sql`${facts} ? 'customer'`, isKnown))
  return rows.map(row => row.id)
}

type Purchase = { userId: string; courseId: string | null; planId?: string | null; seats: number | null }

/**
 * Whether person and course are there, and the course is closed to them: somebody may have opened it by hand meanwhile.
 * Places for others are received whatever is open to the buyer.
 */
export async function mayReceive(tx: Db, { userId, courseId, planId = null, seats }: Purchase): Promise<boolean> {
  if (courseId === null) return planId !== null && seats !== null && isThere(tx, { userId, planId })
  const rows = await tx
    .select({ held: enrolments.courseId })
    .from(users)
    .innerJoin(courses, eq(courses.id, courseId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.userId, users.id), eq(enrolments.courseId, courses.id), isNull(enrolments.revokedAt)),
    )
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  return rows.length > 0 && (seats !== null || rows.every(({ held }) => held === null))
}

async function isThere(tx: Db, { userId, planId }: { userId: string; planId: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: plans.id })
    .from(users)
    .innerJoin(plans, eq(plans.id, planId))
    .where(and(eq(users.id, userId), isNull(users.erasedAt)))
  return rows.length > 0
}
