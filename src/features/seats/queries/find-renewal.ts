// How the places of a plan go on.
import { and, eq, inArray } from 'drizzle-orm'

import { findPlan, type Plan } from '#src/features/memberships/queries/find-plan.ts'
import { shownTax, taxColumns } from '#src/features/orders/queries/added-tax.ts'
import { isUnsettled } from '#src/features/orders/queries/find-orders.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { endWith, isRenewalTime, monthsAfter, monthsOf, type Period, renewedFrom } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import { seatGroups } from '../tables.ts'
import type { findGroup } from './find-seats.ts'

/** The order by which a group is to go on and that is not settled yet. */
export async function findRenewalOrder(db: Db, groupId: string) {
  const [order] = await db
    .select({
      id: orders.id,
      amountCents: orders.amountCents,
      ...taxColumns,
      currency: orders.currency,
      paymentId: orders.paymentIntentId,
    })
    .from(orders)
    .where(and(eq(orders.renewsId, groupId), isUnsettled))
  return order
}

/** From when to when the places of groups of a plan are open, by the group's id. */
export async function findTimes(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({ id: seatGroups.orderId, startsAt: seatGroups.startsAt, endsAt: seatGroups.endsAt })
    .from(seatGroups)
    .where(inArray(seatGroups.orderId, [...ids]))
  return new Map(rows.map(({ id, ...group }) => [id, timesOf(group)]))
}

type Times = { readonly startsAt: Date | null; readonly endsAt: Date | null }

const timesOf = ({ startsAt, endsAt }: Times): Period | undefined =>
  startsAt && endsAt ? { startedAt: startsAt, currentPeriodEnd: endsAt } : undefined

/** What a payment for so many months of places is for: the next ones of a group that runs, or the first from now on. */
export const nextTerm = (times: Period | undefined, months: number, now: Date): { from: Date; to: Date } =>
  times && times.currentPeriodEnd > now
    ? { from: times.currentPeriodEnd, to: endWith(times, months) }
    : { from: now, to: monthsAfter(now, months) }

type Group = NonNullable<Awaited<ReturnType<typeof findGroup>>>
type Asking = Pick<Context, 'db' | 'now'>

/** Until when places would be open if the next period of their plan were paid now. */
const nextEnd = ({ plan, ...group }: Group, now: Date): Date | undefined =>
  plan ? nextTerm(timesOf(group), monthsOf[plan.duration], now).to : undefined

/** What waits to be paid for a group: its own order, or that of the next period. */
export async function readDue({ db, now }: Asking, group: Group) {
  const isOwn = group.status === 'open' || group.status === 'processing'
  const order = isOwn ? group : group.planId && (await findRenewalOrder(db, group.id))
  if (!order) return null
  const { id, amountCents, currency, paymentId } = order
  return {
    order: id,
    amount: fromMinor(amountCents, currency),
    tax: shownTax(order),
    method: paymentId === null ? null : methodOf(paymentId),
    until: nextEnd(group, now())?.toISOString() ?? null,
  }
}

/**
 * What the next period of a group would cost before a tax that is added: `renewal`, when it is time, with the day until which
 * it would run; `next`, before that, with the day from which it can be bought.
 */
export async function readRenewal({ db, now }: Asking, group: Group) {
  const { planId, endsAt, seats } = group
  const none = { renewal: null, next: null }
  if (!planId || !endsAt) return none
  const isTime = isRenewalTime(endsAt, now())
  const isRunning = endsAt > now()
  if (!isTime && !isRunning) return none
  const plan = await findPlan(db, planId)
  if (!plan || !isSold(plan, isRunning)) return none
  const amount = fromMinor(payableCents(plan) * seats, plan.currency)
  if (!isTime) return { renewal: null, next: { amount, from: renewedFrom(endsAt).toISOString() } }
  return { renewal: { amount, until: nextEnd(group, now())?.toISOString() ?? '' }, next: null }
}

/** What runs goes on off sale too (D-64); nothing is sold for nothing. */
const isSold = (plan: Plan, isRunning: boolean): boolean =>
  !plan.deletedAt && payableCents(plan) > 0 && (isRunning || !plan.archivedAt)
