import { and, asc, count, desc, eq, gt, inArray, lt, min } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { applications, clubRegistrations, coachRegistrations } from '#src/features/applications/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { shownState, stateColumns } from '#src/features/orders/queries/order-states.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import { isOpen } from '#src/server/payments/cases.ts'
import { paymentCases } from '#src/server/payments/tables.ts'
import { days } from '#src/wire/durations.ts'
import { dollarsOf } from '#src/wire/money/money.ts'

import { findGaps } from './find-gaps.ts'

const LATEST_ORDERS = 5

/** What waits for somebody: registrations, deadlines, payments that fit nothing, jobs that fail; and the latest orders. */
export async function findAttention(context: Context) {
  const { db, queue } = context
  const [clubs, coaches, deadlines, paymentsToReview, failingJobs, gaps, latestOrders] = await Promise.all([
    findPending(context, 'clubs'),
    findPending(context, 'coaches'),
    findDeadlines(context),
    db.$count(paymentCases, isOpen),
    queue.failing(db),
    findGaps(context),
    findLatestOrders(context),
  ])
  const registrations = [...clubs, ...coaches].toSorted((one, other) => one.oldestAt.localeCompare(other.oldestAt))
  return { registrations, deadlines, paymentsToReview, failingJobs, gaps, latestOrders }
}

async function findPending({ db }: Context, kind: 'clubs' | 'coaches') {
  const table = kind === 'clubs' ? clubRegistrations : coachRegistrations
  const rows = await db
    .select({ applicationId: applications.id, name: applications.name, pending: count(), oldest: min(table.createdAt) })
    .from(table)
    .innerJoin(applications, eq(applications.id, table.applicationId))
    .where(eq(table.status, 'pending'))
    .groupBy(applications.id)
    .limit(20)
  return rows.flatMap(({ oldest, ...row }) => (oldest ? [{ ...row, kind, oldestAt: oldest.toISOString() }] : []))
}

async function findDeadlines({ db, now }: Context) {
  const soon = new Date(now().getTime() + days(7))
  const rows = await db
    .select({ applicationId: applications.id, name: applications.name, deadline: applications.deadline })
    .from(applications)
    .where(and(gt(applications.deadline, now()), lt(applications.deadline, soon)))
    .orderBy(asc(applications.deadline))
    .limit(5)
  return rows.map(row => ({ ...row, deadline: row.deadline.toISOString() }))
}

async function findLatestOrders({ db }: Context) {
  const rows = await db
    .select({
      _id: orders.id,
      course: courses.title,
      firstName: users.firstName,
      lastName: users.lastName,
      ...stateColumns(db),
      createdAt: orders.createdAt,
    })
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.status, ['processing', 'paid', 'refunded', 'charged-back']))
    .orderBy(desc(orders.createdAt))
    .limit(LATEST_ORDERS)
  return rows.map(row => ({
    _id: row._id,
    course: row.course,
    buyer: `${row.firstName} ${row.lastName}`,
    amount: dollarsOf(row.amountCents),
    ...shownState(row),
    createdAt: row.createdAt.toISOString(),
  }))
}
