import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables.ts'
import { memberships, plans } from '#src/features/memberships/tables.ts'
import { findSettled } from '#src/features/orders/queries/find-missed.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { isOpen } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { dollarsOf } from '#src/wire/money/money.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { paymentsContract } from '../contract.ts'

type Wanted = z.output<typeof paymentsContract.listCases.input>
type Case = typeof paymentCases.$inferSelect
type Row = Awaited<ReturnType<typeof select>>[number]

/** Nothing is known of the money, or it is none of this academy's. */
const unknowns = new Set(['other-mode', 'no-payment', 'no-subscription'])

const closers = alias(users, 'closers')
const holders = alias(users, 'holders')

const select = (db: Db) =>
  db
    .select({
      found: paymentCases,
      firstName: users.firstName,
      lastName: users.lastName,
      email: accountEmails.email,
      orderId: orders.id,
      dispute: orders.dispute,
      course: courses.title,
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
    .leftJoin(plans, eq(plans.id, paymentCases.planId))
    .leftJoin(
      memberships,
      and(eq(paymentCases.kind, 'subscription'), eq(memberships.subscriptionId, paymentCases.subject)),
    )
    .leftJoin(holders, eq(holders.id, memberships.userId))
    .leftJoin(closers, eq(closers.id, paymentCases.closedBy))

/** One page of the cases: those that wait for a decision, the oldest first, or those that were decided, the latest first. */
export async function listCases({ db }: Context, { state, page, limit, sort }: Wanted) {
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
    cases: rows.map(row => shown(row, settled.has(row.found.subject))),
    NbOfPages: Math.ceil(total / limit),
    total,
  }
}

function shown({ found, orderId, course, dispute, plan, holder, ...names }: Row, isSettled: boolean) {
  const { id, kind, subject, reason, facts, lost, amountCents, currency, openedAt, heardAt, closedAt, outcome, note } =
    found
  return {
    _id: id,
    kind,
    subject,
    reason,
    facts,
    user: userOf(found.userId, names),
    payerEmail: found.payerEmail || null,
    plan,
    holder: holder && { _id: holder._id, name: `${holder.firstName} ${holder.lastName}` },
    amount: amountCents === null ? null : dollarsOf(amountCents),
    currency,
    order: orderId === null ? null : { _id: orderId, course: course ?? '' },
    lost,
    ...choicesOf(found, kind === 'refund' && mayRepeat(found, isSettled)),
    openedAt: openedAt.toISOString(),
    heardAt: heardAt.toISOString(),
    closedAt: closedAt && closedAt.toISOString(),
    outcome,
    ending: outcome === 'settled' ? endingOf(found, { hasOrder: orderId !== null, dispute }) : null,
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

/**
 * What may be decided: disputes and refunds of orders are seen to elsewhere, and a refund that was begun is finished. For
 * money that is not here any more nothing is granted, and what a bank took back nobody can give back.
 * @param isAgain whether it was given back in vain, and may be once more
 */
function choicesOf(found: Row['found'], isAgain: boolean) {
  const { kind, reason, lost, refundAskedAt } = found
  const isMoney = !unknowns.has(reason) && (kind === 'subscription' || kind === 'payment')
  const thing = kind === 'subscription' ? ('plan' as const) : ('course' as const)
  return {
    grant: isMoney && !refundAskedAt && !isBarred(found) ? thing : null,
    canRefund: (isMoney && lost !== 'charged-back') || isAgain,
    canClose: reason !== 'dispute',
  }
}

/** Whether nothing may be granted for money, whoever asks. */
const isBarred = ({ kind, reason, lost }: Row['found']): boolean =>
  lost !== null || reason === 'second' || reason === 'won-twin' || (kind === 'payment' && reason === 'no-person')

const userOf = (userId: string | null, { firstName, lastName, email }: Pick<Row, 'firstName' | 'lastName' | 'email'>) =>
  userId === null || firstName === null ? null : { _id: userId, name: `${firstName} ${lastName}`, email }

/**
 * Whether what was given back in vain may be given back again from here, which gives back all that is left: a part may not.
 * @param isSettled whether the payment has settled an order, which is refunded where it stands
 */
export const mayRepeat = ({ facts }: Pick<Case, 'facts'>, isSettled: boolean): boolean =>
  !isSettled && Number(facts?.['keptCents'] ?? 0) === 0

/** An open case. Refuses 'not-found', and 'case-decided' where somebody was faster. */
export async function findOpen(db: Db, id: string): Promise<Case | Refused> {
  const [found] = await db.select().from(paymentCases).where(eq(paymentCases.id, id))
  if (!found) return refuse('not-found')
  return found.closedAt ? refuse('case-decided') : found
}
