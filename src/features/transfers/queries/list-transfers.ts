import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'

import { usersNamed } from '#src/features/accounts/queries.ts'
import { accountEmails, users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { planName } from '#src/features/orders/queries/plan-name.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { orderOf } from '#src/server/database/lists.ts'
import { wordsOf } from '#src/server/database/search.ts'
import { bankTransfers } from '#src/server/payments/transfers/tables.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { placesOf, seatsIn } from '#src/wire/money/places.ts'

import type { transfersContract } from '../contract.ts'
import { findPeriods } from './find-periods.ts'
import { findSteps, sharedFields } from './find-transfers.ts'

type Wanted = z.output<typeof transfersContract.listTransfers.input>

const fits = (word: string): SQL =>
  sql`(${bankTransfers.reference} = ${word.toUpperCase()} or ${bankTransfers.id} = ${word} or ${bankTransfers.userId} = any(array(${usersNamed(word)})))`

/** One page of the transfers, in a state or in any. */
export async function listTransfers(context: Context, { state, words, page, limit, sort }: Wanted) {
  const { db } = context
  const where = and(state && eq(bankTransfers.state, state), ...wordsOf(words).map(fits))
  const sortable = { date: bankTransfers.createdAt, amount: bankTransfers.amountCents }
  const [rows, [all]] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(
        ...(sort ? [] : [desc(sql`${bankTransfers.state} = 'sent'`)]),
        ...orderOf(sort, sortable, bankTransfers.id),
      )
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(bankTransfers).where(where),
  ])
  const steps = await findSteps(
    db,
    rows.map(({ transfer }) => transfer.id),
  )
  const names = await findNames(
    db,
    [...steps.values()].flat().flatMap(({ what, by }) => (what === 'received' && by ? [by] : [])),
  )
  const { periods, barred } = await findPeriods(context, rows)
  const total = all?.total ?? 0
  const transfers = rows.map(row => {
    const { transfer, orderId, coupon, ...buyer } = row
    const own = steps.get(transfer.id) ?? []
    const received = own.find(({ what }) => what === 'received')
    return {
      _id: transfer.id,
      order: orderId,
      buyer: { _id: transfer.userId, name: `${buyer.firstName} ${buyer.lastName}`, email: buyer.email },
      ...boughtWith(row),
      period: periods.get(transfer.id) ?? null,
      isBarred: barred.has(transfer.id),
      createdAt: transfer.createdAt.toISOString(),
      refunded: fromMinor(transfer.refundedCents, transfer.currency),
      receivedAt: received?.at.toISOString() ?? null,
      by: (received?.by && names.get(received.by)) ?? null,
      note: received?.note ?? null,
      coupon,
      ...sharedFields(transfer, own),
    }
  })
  return { transfers, NbOfPages: Math.ceil(total / limit), total }
}

type Row = Awaited<ReturnType<typeof select>>[number]

/** What it is for, in words; `isPlan`: of the buyer's own. */
function boughtWith({ transfer, course, plan }: Row) {
  const seats = seatsIn(transfer.metadata)
  return { course: placesOf(course ?? planName(plan), seats), isPlan: plan !== null && seats === null }
}

const select = (db: Db) =>
  db
    .select({
      transfer: bankTransfers,
      orderId: orders.id,
      order: { status: orders.status, paymentIntentId: orders.paymentIntentId },
      course: courses.title,
      plan: { id: plans.id, name: plans.name, duration: plans.duration },
      periodFrom: orders.periodFrom,
      periodTo: orders.periodTo,
      coupon: orders.couponCode,
      firstName: users.firstName,
      lastName: users.lastName,
      email: accountEmails.email,
    })
    .from(bankTransfers)
    .innerJoin(orders, sql`${orders.id} = (${bankTransfers.metadata}->>'orderId')::uuid`)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, bankTransfers.userId))
    .leftJoin(accountEmails, and(eq(accountEmails.userId, bankTransfers.userId), eq(accountEmails.isPrimary, true)))

async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`${users.id} = any(${sql.param([...new Set(ids)])}::uuid[])`)
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}
