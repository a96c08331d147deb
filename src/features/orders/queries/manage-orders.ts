import { and, count, eq, exists, gt, ilike, like, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf, within } from '#src/server/database/lists.ts'
import { patternsOf } from '#src/server/database/search.ts'
import { dollarsOf } from '#src/wire/money.ts'

import type { ordersContract, OrdersFileInput } from '../contract.ts'
import { orders, paymentEvents } from '../tables.ts'
import { isWaiting } from './find-orders.ts'

type Filters = z.output<typeof OrdersFileInput>
type Wanted = z.output<typeof ordersContract.manageOrders.input>

const sortable = { date: orders.createdAt, amount: orders.amountCents }

/** The provider said something about an order's payment. */
const eventOf = (db: Db, condition: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.paymentIntentId, orders.paymentIntentId), condition)),
  )
const isDisputed = (db: Db) => eventOf(db, like(paymentEvents.type, 'charge.dispute.%'))
const isParked = (db: Db) => eventOf(db, isWaiting)

/** The fields of an order, its buyer and its course, as an administrator reads them. */
const managedFields = (db: Db) => ({
  id: orders.id,
  status: orders.status,
  amountCents: orders.amountCents,
  currency: orders.currency,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  closedAt: orders.closedAt,
  paymentIntentId: orders.paymentIntentId,
  courseId: orders.courseId,
  courseTitle: courses.title,
  userId: orders.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  email: accountEmails.email,
  isDisputed: sql<boolean>`${isDisputed(db)}`,
  isParked: sql<boolean>`${isParked(db)}`,
})

/** Orders with their buyers and courses. */
export const selectManaged = (db: Db) =>
  db
    .select(managedFields(db))
    .from(orders)
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(accountEmails, and(eq(accountEmails.userId, orders.userId), eq(accountEmails.isPrimary, true)))

/** The conditions that the filters of the list are. */
export const fitting = ({ db, now }: Pick<Context, 'db' | 'now'>, { words, status, time }: Filters): SQL | undefined =>
  and(
    ...patternsOf(words).map(pattern => or(...placesOf(db, pattern))),
    status && conditionOf(db, status),
    within(orders.createdAt, time, now()),
  )

const placesOf = (db: Db, pattern: string): SQL[] => [
  ilike(users.firstName, pattern),
  ilike(users.lastName, pattern),
  ilike(courses.title, pattern),
  ilike(orders.paymentIntentId, pattern),
  ilike(sql`${orders.id}::text`, pattern),
  exists(
    db
      .select({ one: sql`1` })
      .from(accountEmails)
      .where(and(eq(accountEmails.userId, orders.userId), ilike(accountEmails.email, pattern))),
  ),
]

function conditionOf(db: Db, status: NonNullable<Filters['status']>): SQL | undefined {
  switch (status) {
    case 'disputed':
      return isDisputed(db)
    case 'parked':
      return isParked(db)
    case 'paid':
      return and(eq(orders.status, 'paid'), gt(orders.amountCents, 0))
    case 'joined':
      return and(eq(orders.status, 'paid'), eq(orders.amountCents, 0))
    default:
      return eq(orders.status, status)
  }
}

const sumOf = (status: 'paid' | 'refunded') =>
  sql<number>`coalesce(sum(${orders.amountCents}) filter (where ${orders.status} = ${status}), 0)`.mapWith(Number)

/** One page of the manager's list, the newest order first unless sorted otherwise; and the money of all that fit. */
export async function manageOrders(context: Context, { page, limit, sort, ...filters }: Wanted) {
  const { db } = context
  const where = fitting(context, filters)
  const [rows, [sums]] = await Promise.all([
    selectManaged(db)
      .where(where)
      .orderBy(...orderOf(sort, sortable, orders.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: count(), paidCents: sumOf('paid'), refundedCents: sumOf('refunded') })
      .from(orders)
      .innerJoin(courses, eq(courses.id, orders.courseId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(where),
  ])
  const { total, paidCents, refundedCents } = sums ?? { total: 0, paidCents: 0, refundedCents: 0 }
  return {
    orders: rows.map(shownOrder),
    NbOfPages: Math.ceil(total / limit),
    total,
    paidAmount: dollarsOf(paidCents),
    refundedAmount: dollarsOf(refundedCents),
  }
}

export type ManagedRow = Awaited<ReturnType<typeof selectManaged>>[number]

/** A free course that was taken is joined, not paid. */
export const stateOf = ({ status, amountCents }: Pick<ManagedRow, 'status' | 'amountCents'>) =>
  status === 'paid' && amountCents === 0 ? ('joined' as const) : status

export const shownOrder = (row: ManagedRow) => ({
  _id: row.id,
  buyer: { _id: row.userId, name: `${row.firstName} ${row.lastName}`, email: row.email },
  course: { _id: row.courseId, title: row.courseTitle },
  amount: dollarsOf(row.amountCents),
  currency: row.currency,
  state: stateOf(row),
  isDisputed: row.isDisputed,
  isParked: row.isParked,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  payment: row.paymentIntentId,
})
