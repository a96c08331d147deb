// What a buyer finds of their own orders.
import { and, desc, eq, inArray, isNotNull, like, or } from 'drizzle-orm'

import { accountEmails, users } from '#src/features/accounts/tables.ts'
import type { Ground } from '#src/features/courses/contract/shapes.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { orders } from '../tables.ts'
import { shownTax, taxColumns, type Taxed } from './added-tax.ts'
import { periodOf } from './period.ts'

/** What the buyer finds again, beside what waits for their transfer: an order that was given up, or never begun to be paid, is none to them. */
const shown = ['processing', 'paid', 'refunded', 'charged-back'] as const

const ownOrder = {
  id: orders.id,
  course: { _id: courses.id, title: courses.title, thumbnail: courses.thumbnail, ground: courses.ground },
  plan: { name: plans.name, duration: plans.duration },
  seats: orders.seats,
  renewsId: orders.renewsId,
  periodFrom: orders.periodFrom,
  periodTo: orders.periodTo,
  amountCents: orders.amountCents,
  refundedCents: orders.refundedCents,
  discountCents: orders.discountCents,
  ...taxColumns,
  couponCode: orders.couponCode,
  currency: orders.currency,
  status: orders.status,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  payment: orders.paymentIntentId,
}

/** In WHERE: its buyer was told where to transfer. */
const isWaiting = and(eq(orders.status, 'open'), like(orders.paymentIntentId, 'tr\\_%'))

const ROWS_PER_PAGE = 20

/** A page of a person's own orders, the newest first. */
export async function listOwnOrders({ db, actor }: Context, { page }: { page: number }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const isOwn = and(eq(orders.userId, user.id), or(inArray(orders.status, [...shown]), isWaiting))
  const total = await db.$count(orders, isOwn)
  const rows = await db
    .select(ownOrder)
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(isOwn)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ROWS_PER_PAGE)
    .offset((page - 1) * ROWS_PER_PAGE)
  return { orders: rows.map(asOwnOrder), NbOfPages: Math.ceil(total / ROWS_PER_PAGE), total }
}

/** The receipt of an order that was paid, for its buyer and for administrators; to others it is not there (T29). */
export async function readReceipt({ db, actor }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const isTheirs = user.role === 'admin' ? undefined : eq(orders.userId, user.id)
  const [row] = await db
    .select({ ...ownOrder, firstName: users.firstName, lastName: users.lastName, email: accountEmails.email })
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(accountEmails, and(eq(accountEmails.userId, orders.userId), eq(accountEmails.isPrimary, true)))
    .where(and(eq(orders.id, id), isTheirs, isNotNull(orders.paidAt)))
  if (!row?.paidAt) return refuse('not-found')
  const buyer = `${row.firstName} ${row.lastName}`
  const paidAt = row.paidAt.toISOString()
  return { receipt: { ...asOwnOrder(row), paidAt, payment: row.payment, buyer, email: row.email ?? '' } }
}

type OwnOrderRow = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'seats'
  | 'renewsId'
  | 'amountCents'
  | 'refundedCents'
  | 'discountCents'
  | 'couponCode'
  | 'currency'
  | 'status'
  | 'periodFrom'
  | 'periodTo'
  | 'createdAt'
  | 'paidAt'
> &
  Taxed & {
    payment: string | null
    course: { _id: string; title: string; thumbnail: string; ground: Ground | null } | null
    plan: Pick<typeof plans.$inferSelect, 'name' | 'duration'> | null
  }

function asOwnOrder(row: OwnOrderRow) {
  const { id, course, plan, amountCents, refundedCents, currency, status, createdAt, paidAt } = row
  return {
    _id: id,
    course: course && { ...course, thumbnail: course.thumbnail && publicFileUrl(course.thumbnail) },
    plan,
    seats: row.seats,
    group: row.seats === null ? null : (row.renewsId ?? id),
    period: periodOf(row),
    amount: fromMinor(amountCents, currency),
    refunded: fromMinor(status === 'refunded' ? amountCents : refundedCents, currency),
    discount: fromMinor(row.discountCents, currency),
    coupon: row.couponCode,
    tax: shownTax(row),
    currency,
    status: shown.find(one => one === status) ?? ('waiting' as const),
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    isTransfer: row.payment !== null && methodOf(row.payment) === 'transfer',
  }
}
