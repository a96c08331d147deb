import { and, eq, gt, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { usersNamed } from '#src/features/accounts/queries.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import { keepFigure } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf, within } from '#src/server/database/lists.ts'
import { holdsWord, startOf, wordsOf } from '#src/server/database/search.ts'
import { bankTransfers } from '#src/server/payments/transfers/tables.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { ordersContract, OrdersFileInput } from '../contract/orders.ts'
import { orders } from '../tables.ts'
import { taxColumns } from './added-tax.ts'
import { isOfCourse } from './course-order.ts'
import { leftCents, needsReview, shownState, stateColumns, wasPaid } from './order-states.ts'

type Filters = z.output<typeof OrdersFileInput>
type Wanted = z.output<typeof ordersContract.manageOrders.input>

const sortable = { date: orders.createdAt, amount: orders.amountCents }

/** The fields of an order, its buyer and its course, as an administrator reads them. */
const managedFields = (db: Db) => ({
  id: orders.id,
  ...stateColumns(db),
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  closedAt: orders.closedAt,
  paymentIntentId: orders.paymentIntentId,
  discountCents: orders.discountCents,
  ...taxColumns,
  couponId: orders.couponId,
  couponCode: orders.couponCode,
  courseId: orders.courseId,
  seats: orders.seats,
  course: { _id: courses.id, title: courses.title, thumbnail: courses.thumbnail },
  plan: { name: plans.name, duration: plans.duration },
  membershipId: orders.membershipId,
  periodFrom: orders.periodFrom,
  periodTo: orders.periodTo,
  userId: orders.userId,
  firstName: users.firstName,
  lastName: users.lastName,
  email: accountEmails.email,
})

/** Orders with their buyers, and with the course or the plan of each. */
export const selectManaged = (db: Db) =>
  db
    .select(managedFields(db))
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(accountEmails, and(eq(accountEmails.userId, orders.userId), eq(accountEmails.isPrimary, true)))

/** The conditions that the filters of the list are. */
export const fitting = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { words, status, kind, time }: Filters,
): SQL | undefined =>
  and(
    ...wordsOf(words).map(standsSomewhere),
    status && conditionOf(db, status),
    kind && (kind === 'courses' ? isOfCourse : isNotNull(orders.planId)),
    within(orders.createdAt, time, now()),
  )

/**
 * A word stands in the buyer's name, in one of their emails, in the course's title or in what a plan is called; or the order's own id or its
 * payment begins with it. Each place is asked by itself, since an index serves each and none serves them all; asked
 * first, so that it costs as much as it finds.
 */
function standsSomewhere(word: string): SQL {
  const places = [
    sql`select id from orders where user_id = any(array(${usersNamed(word)}))`,
    sql`select id from orders where course_id = any(array(select id from courses where ${holdsWord(sql`title`, word)}))`,
    sql`select id from orders where plan_id = any(array(select id from plans where ${holdsWord(sql`name || ' ' || duration || 'ly'`, word)}))`,
    ...(/^(pi|trh?|cg)_/.test(word) ? [sql`select id from orders where payment_intent_id like ${startOf(word)}`] : []),
    ...(REFERENCE.test(word)
      ? [
          sql`select id from orders where payment_intent_id = any(array(select id from ${bankTransfers} where ${eq(bankTransfers.reference, word.toUpperCase())}))`,
        ]
      : []),
    ...(ID_START.test(word)
      ? [sql`select id from orders where id between ${idFrom(word, '0')} and ${idFrom(word, 'f')}`]
      : []),
  ]
  return sql`${orders.id} = any(array(${sql.join(places, sql` union all `)}))`
}

/** What a buyer writes on a transfer. */
const REFERENCE = /^[\dA-Z]{4}-[\dA-Z]{4}$/i

/** So much of an id that it is hardly a name as well. */
const ID_START = /^[\da-f]{6,8}(-[\da-f-]{0,27})?$/i

/** The first or the last id that begins like this. */
const idFrom = (start: string, fill: '0' | 'f'): SQL => {
  const digits = start.replaceAll('-', '').slice(0, 32).padEnd(32, fill)
  return sql`${digits}::uuid`
}

function conditionOf(db: Db, status: NonNullable<Filters['status']>): SQL | undefined {
  switch (status) {
    case 'disputed':
      return sql`${orders.dispute} = 'open'` // as the index says it
    case 'needs-review':
      return needsReview(db)
    case 'partly-refunded':
      return sql`${orders.status} = 'paid' and ${orders.refundedCents} > 0`
    case 'paid':
      return and(eq(orders.status, 'paid'), gt(orders.amountCents, 0))
    case 'sold':
      return wasPaid
    case 'joined':
      return and(eq(orders.status, 'paid'), eq(orders.amountCents, 0))
    default:
      return eq(orders.status, status)
  }
}

/** What went back of an order; all of it where that is what became of it. */
const backCents = sql`case when ${orders.status} = 'refunded' then ${orders.amountCents} else ${orders.refundedCents} end`
const sumOf = (cents: SQL, condition: SQL) =>
  sql<number>`coalesce(sum(${cents}) filter (where ${condition}), 0)`.mapWith(Number)
const sums = {
  paidCents: sumOf(leftCents, sql`${orders.status} = 'paid'`),
  refundedCents: sumOf(backCents, sql`${orders.status} in ('paid', 'refunded', 'charged-back')`),
  lostCents: sumOf(leftCents, sql`${orders.status} = 'charged-back'`),
}

/** One page of the manager's list, the newest order first unless sorted otherwise; and the money of all that fit. */
export async function manageOrders(context: Context, { page, limit, sort, ...filters }: Wanted) {
  const { db, identity } = context
  const { currency } = identity()
  const where = fitting(context, filters)
  const order = orderOf(sort, sortable, orders.id)
  const ids = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, { total, paidCents, refundedCents, lostCents }] = await Promise.all([
    selectManaged(db)
      .where(inArray(orders.id, ids))
      .orderBy(...order),
    sumUp(db, JSON.stringify(filters), where),
  ])
  return {
    orders: rows.map(shownOrder),
    NbOfPages: Math.ceil(total / limit),
    total,
    paidAmount: fromMinor(paidCents, currency),
    refundedAmount: fromMinor(refundedCents, currency),
    lostAmount: fromMinor(lostCents, currency),
  }
}

/** How many orders fit, and their money: of very many as they were lately. */
const sumUp = (db: Db, key: string, where: SQL | undefined) =>
  keepFigure(db, `money of the orders ${key}`, async () => {
    const [found] = await db
      .select({ total: sql<number>`count(*)::int`, ...sums })
      .from(orders)
      .where(where)
    const value = found ?? { total: 0, paidCents: 0, refundedCents: 0, lostCents: 0 }
    return { value, rows: value.total }
  })

export type ManagedRow = Awaited<ReturnType<typeof selectManaged>>[number]

export const shownOrder = (row: ManagedRow) => ({
  _id: row.id,
  buyer: { _id: row.userId, name: `${row.firstName} ${row.lastName}`, email: row.email },
  course: row.course && { ...row.course, thumbnail: row.course.thumbnail && publicFileUrl(row.course.thumbnail) },
  plan: row.plan,
  seats: row.seats,
  amount: fromMinor(row.amountCents, row.currency),
  ...shownState(row),
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  payment: row.paymentIntentId,
})
