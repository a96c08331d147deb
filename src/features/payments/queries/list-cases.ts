import { and, asc, count, desc, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { findSettled } from '#src/features/orders/queries/find-missed.ts'
import { planName } from '#src/features/orders/queries/plan-name.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { isGoingBack, isMoney, isOpen } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { isStale, versionOf } from '#src/server/versions.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { placesOf } from '#src/wire/money/places.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { paymentsContract } from '../contract.ts'
import { grantable } from '../policy.ts'

type Wanted = z.output<typeof paymentsContract.listCases.input>
type Case = typeof paymentCases.$inferSelect
type Row = Awaited<ReturnType<typeof select>>[number]

const closers = alias(users, 'closers')
const holders = alias(users, 'holders')

const paidPlans = alias(plans, 'paid_plans')
const disputes = alias(paymentCases, 'disputes')

/** Whether a bank has still to decide about the payment of a case, or about the bill of its subscription. */
const isDisputed = (db: Db) => {
  const isItself = eq(disputes.subject, paymentCases.subject)
  const isBill = sql`${disputes.facts}->>'subscription' = ${paymentCases.subject}`
  const isWaiting = and(isNull(disputes.closedAt), eq(disputes.kind, 'dispute'), eq(disputes.reason, 'dispute'))
  return sql<boolean>`${exists(
    db
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(isWaiting, or(isItself, isBill))),
  )}`
}

const select = (db: Db) =>
  db
    .select({
      found: paymentCases,
      firstName: users.firstName,
      lastName: users.lastName,
      email: accountEmails.email,
      orderId: orders.id,
      dispute: orders.dispute,
      isDisputed: isDisputed(db),
      course: courses.title,
      seats: orders.seats,
      paidPlan: { name: paidPlans.name, duration: paidPlans.duration },
      plan: { _id: plans.id, name: plans.name, duration: plans.duration },
      holder: { _id: holders.id, firstName: holders.firstName, lastName: holders.lastName },
      byFirst: closers.firstName,
      byLast: closers.lastName,
    })
    .from(paymentCases)
    .leftJoin(users, eq(users.id, paymentCases.userId))
    .leftJoin(accountEmails, and(eq(accountEmails.userId, paymentCases.userId), eq(accountEmails.isPrimary, true)))
    .leftJoin(orders, eq(orders.paymentIntentId, paymentCases.subject))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(paidPlans, eq(paidPlans.id, orders.planId))
    .leftJoin(plans, eq(plans.id, paymentCases.planId))
    .leftJoin(
      memberships,
      and(eq(paymentCases.kind, 'subscription'), eq(memberships.subscriptionId, paymentCases.subject)),
    )
    .leftJoin(holders, eq(holders.id, memberships.userId))
    .leftJoin(closers, eq(closers.id, paymentCases.closedBy))

/** One page of the cases: those that wait for a decision, the oldest first, or those that were decided, the latest first. */
export async function listCases({ db, identity }: Context, { state, page, limit, sort }: Wanted) {
  const where = state === 'open' ? isOpen : isNotNull(paymentCases.closedAt)
  const at = state === 'open' ? paymentCases.openedAt : paymentCases.closedAt
  const standard = state === 'open' ? asc(at) : desc(at)
  const [rows, [all]] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(...(sort ? orderOf(sort, { date: at }, paymentCases.id) : [standard, asc(paymentCases.id)]))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(paymentCases).where(where),
  ])
  const total = all?.total ?? 0
  const settled = await findSettled(
    { db },
    rows.map(({ found }) => found.subject),
  )
  return {
    cases: rows.map(row => shown(row, settled.has(row.found.subject), row.found.currency ?? identity().currency)),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

/** A course or places, by what they are called; or a plan. */
const boughtWith = ({ course, seats, paidPlan }: Row) => ({
  course: placesOf(course ?? planName(paidPlan), seats),
  plan: seats === null ? paidPlan : null,
})

function shown(row: Row, isSettled: boolean, currency: string) {
  const { found, orderId, course, seats, dispute, isDisputed: disputed, plan, holder, ...names } = row
  const { id, kind, subject, reason, facts, lost, amountCents, openedAt, heardAt, closedAt, outcome, note } = found
  return {
    _id: id,
    version: versionOf(factsOf(row)),
    kind,
    subject,
    reason,
    facts,
    user: userOf(found.userId, names),
    payerEmail: found.payerEmail || null,
    plan,
    holder: holder && { _id: holder._id, name: `${holder.firstName} ${holder.lastName}` },
    amount: amountCents === null ? null : fromMinor(amountCents, currency),
    currency,
    order: orderId === null ? null : { _id: orderId, ...boughtWith(row) },
    lost,
    returned: found.returnedCents === null ? null : fromMinor(found.returnedCents, currency),
    disputed,
    ...choicesOf(found, isSettled),
    openedAt: openedAt.toISOString(),
    heardAt: heardAt.toISOString(),
    closedAt: closedAt && closedAt.toISOString(),
    outcome,
    ending: outcome === 'settled' ? endingOf(found, { hasOrder: course !== null || seats !== null, dispute }) : null,
    by: names.byFirst === null ? null : `${names.byFirst} ${names.byLast}`,
    note,
  }
}

/**
 * How what was settled ended, as follows from its kind and from what the provider says of the payment now. A dispute about
 * a membership that is lost stays before the staff: one that ended by itself was won.
 */
function endingOf(
  { kind }: Row['found'],
  { hasOrder, dispute }: { hasOrder: boolean; dispute: Row['dispute'] },
): z.input<typeof paymentsContract.listCases.output>['cases'][number]['ending'] {
  if (kind === 'subscription') return 'membership-begun'
  if (kind === 'refund') return 'refund-done'
  if (kind === 'payment' || dispute === 'open') return null
  return hasOrder && dispute === 'lost' ? 'dispute-lost' : 'dispute-won'
}

/** What may be decided: a refund that was begun is finished. For money that is not here any more nothing is granted. */
function choicesOf(found: Case, isSettled: boolean) {
  const { reason, lost, refundAskedAt } = found
  return {
    grant: lost === null && !isGoingBack(found) ? grantable(found) : null,
    canRefund: mayRefund(found, isSettled),
    canClose: reason !== 'dispute' && !refundAskedAt,
  }
}

const userOf = (userId: string | null, { firstName, lastName, email }: Pick<Row, 'firstName' | 'lastName' | 'email'>) =>
  userId === null || firstName === null ? null : { _id: userId, name: `${firstName} ${lastName}`, email }

/**
 * Whether the money of a case may be given back from here, which gives back all that is left: of what was given back in vain
 * a part may not, and what a bank took back nobody can give back. A refund that was begun may be asked for again whatever has
 * happened since: only what the provider says to that ends the case, or lets go of it.
 * @param isSettled whether the payment has settled an order, which is refunded where it stands, unless it was paid twice
 */
export function mayRefund(found: Case, isSettled: boolean): boolean {
  const { kind, reason, facts, lost } = found
  if (isGoingBack(found)) return true
  if (kind === 'refund') return !isSettled && Number(facts?.['keptCents'] ?? 0) === 0
  if (!isMoney({ kind, reason }) || lost === 'charged-back') return false
  return !isSettled || reason === 'second'
}

/** What is decided of: callers that send no version decide whatever there is. */
export type Shown = { id: string; version?: string | undefined }

/** An open case. Refuses 'not-found', 'case-decided' where somebody was faster, and 'conflict' for what is not what was shown. */
export async function findOpen(db: Db, { id, version }: Shown): Promise<Case | Refused> {
  const [row] = await db
    .select({ found: paymentCases, isDisputed: isDisputed(db) })
    .from(paymentCases)
    .where(eq(paymentCases.id, id))
  if (!row) return refuse('not-found')
  if (row.found.closedAt) return refuse('case-decided')
  return (await isStale(version, () => factsOf(row))) ? changed : row.found
}

const changed = refuse('conflict', { text: 'There is news of this case. Read it again before you decide' })

/** Why what was read of a case cannot be decided any more. */
export async function whatIsNow(db: Db, id: string): Promise<Refused> {
  const now = await findOpen(db, { id })
  return isRefused(now) ? now : changed
}

/** What staff decide by. */
const factsOf = ({ found, isDisputed: disputed }: Pick<Row, 'found' | 'isDisputed'>) => {
  const { reason, facts, lost, returnedCents, amountCents, currency, userId, planId } = found
  return { reason, facts, lost, returnedCents, amountCents, currency, userId, planId, disputed }
}
