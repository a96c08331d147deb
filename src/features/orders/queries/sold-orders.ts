// What bookkeeping reads of an order that was paid with money: what was bought, for how much, and what of it went back.
import { eq, sql } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import type { Db } from '#src/server/database/database.ts'
import { STANDARD_ZONE } from '#src/wire/time-zone.ts'

import { orders } from '../tables.ts'
import { taxColumns } from './added-tax.ts'

export { wasPaid } from './order-states.ts'

/** What banks took of it, as the ledger has it: a dispute may be about a part. */
const takenCents = sql`(select -nullif(sum(amount_cents), 0) from order_movements where order_id = ${orders.id}
  and payment_id is not distinct from ${orders.paymentIntentId} and what in ('chargeback', 'chargeback-won'))`

/** What went back of an order or was taken back by the bank, in minor units: never more than it cost. */
export const backCents = sql<number>`case ${orders.status} when 'refunded' then ${orders.amountCents}
  when 'charged-back' then least(${orders.refundedCents} + coalesce(${takenCents}, ${orders.amountCents}), ${orders.amountCents})
  else least(${orders.refundedCents}, ${orders.amountCents}) end`

const dayOf = (instant: typeof orders.periodFrom | typeof orders.periodTo, timeZone: string) =>
  sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD')`

/** A plan with its rhythm, and the days that were paid for. */
const planTitle = (zone: string) => sql`${plans.name} || ' membership, ' || ${plans.duration} || 'ly' ||
  coalesce(', ' || ${dayOf(orders.periodFrom, zone)} || ' to ' || ${dayOf(orders.periodTo, zone)}, '')`

/** A course or plan, or how many places of it for others: as `placesOf` says it. */
const placesTitle = (
  zone: string,
) => sql`case when ${orders.seats} is null then '' when ${orders.seats} = 1 then 'A place of '
  else ${orders.seats} || ' places of ' end || coalesce(${courses.title}, ${planTitle(zone)})`

/** Orders with what was bought; its title is empty where nobody knows it any more. @param timeZone of the days in it */
export const selectSold = (db: Db, timeZone = STANDARD_ZONE) =>
  db
    .select({
      id: orders.id,
      userId: orders.userId,
      title: sql<string>`coalesce(${placesTitle(timeZone)}, '')`,
      seats: orders.seats,
      amountCents: orders.amountCents,
      currency: orders.currency,
      ...taxColumns,
      paidAt: orders.paidAt,
      backCents,
    })
    .from(orders)
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
