// Places of a plan: all of a group end on the same day, which the payments for it move (decision 0104).
import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'

import { endPlaces, holdPlaces } from '#src/features/memberships/commands/passes/hold-places.ts'
import type { PlacesOrder } from '#src/features/orders/queries/course-order.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endWith, monthsOf, placeMembership, type Period } from '#src/wire/money/passes.ts'

import { findTimes } from '../queries/find-renewal.ts'
import { seatGroups, seatPeriods, type seats } from '../tables.ts'
import { fillPlaces, lockPlaces } from './fill-places.ts'
import { tellPlanHolder } from './tell-holder.ts'

/** What a payment has paid for, and of which group. */
export type PaidFor = { readonly groupId: string; readonly from: Date; readonly to: Date }

type Place = typeof seats.$inferSelect
type OfPlan = { readonly order: PlacesOrder; readonly planId: string }
type Interval = 'month' | 'year'

/** The membership of each who has taken one of these places. */
const heldOf = (places: readonly Place[]) =>
  places.flatMap(({ claimedBy: userId, ...place }) =>
    userId ? [{ userId, subscriptionId: placeMembership(place) }] : [],
  )

/**
 * Opens the places of an order of a plan, or has a group go on by it: from where it ends, or from now on where it is over. What
 * is paid twice is held twice as long. Each order counts once, until its money goes back; where it returns, for what was left.
 * @returns nothing where it counts already, or all of it was used up
 */
export async function openPlanPlaces(
  context: Context,
  tx: Tx,
  { order, planId, interval }: OfPlan & { readonly interval: Interval },
): Promise<PaidFor | undefined> {
  const groupId = await groupOf(tx, order)
  if (groupId === order.id) await fillPlaces(tx, { groupId, count: order.seats })
  const places = await lockPlaces(tx, groupId)
  const counted = await count(tx, { orderId: order.id, groupId, months: monthsOf[interval] })
  if (!counted) return undefined
  const { isNew, from: begin, to, startsAt } = await lengthen(context, tx, counted)
  if (isNew) await spendFormer(context, tx, counted)
  // The days of what was left are the last of those that the order has paid for.
  const from = (counted.restMs === null ? undefined : order.periodFrom) ?? begin
  await tx.update(seatGroups).set({ startsAt, endsAt: to }).where(eq(seatGroups.orderId, groupId))
  const held = heldOf(places)
  await holdPlaces(context, tx, { places: held, planId, interval, endsAt: to })
  for (const { userId } of held) await tellPlanHolder(context, tx, { userId, planId, turn: 'until', endsAt: to })
  await context.queue.send(tx, 'send-places', {})
  context.log.info({ event: 'places-opened', orderId: order.id, groupId, from, to }, 'places of a plan')
  return { groupId, from, to }
}

type Counted = Pick<typeof seatPeriods.$inferSelect, 'orderId' | 'groupId' | 'months' | 'closedAt' | 'restMs'>

/**
 * Has an order count: for all its months, or for what was left of them as its money went back.
 * @returns what it counts for, and since when it did not; nothing where it counts already, or nothing is left
 */
async function count(tx: Tx, paid: Pick<Counted, 'orderId' | 'groupId' | 'months'>): Promise<Counted | undefined> {
  const [first] = await tx.insert(seatPeriods).values(paid).onConflictDoNothing().returning()
  if (first) return first
  const isLeft = or(isNull(seatPeriods.restMs), gt(seatPeriods.restMs, 0))
  const isBack = and(eq(seatPeriods.orderId, paid.orderId), isNotNull(seatPeriods.closedAt), isLeft)
  const [back] = await tx.select().from(seatPeriods).where(isBack).for('update')
  if (back) await tx.update(seatPeriods).set({ closedAt: null }).where(isBack)
  return back
}

/** What was paid for what is over moves nothing any more. */
async function spendFormer({ now }: Context, tx: Tx, { orderId, groupId }: Counted): Promise<void> {
  const isFormer = and(eq(seatPeriods.groupId, groupId), ne(seatPeriods.orderId, orderId), isNull(seatPeriods.closedAt))
  await tx.update(seatPeriods).set({ closedAt: now(), restMs: 0 }).where(isFormer)
}

/** The group that an order goes on with, where its buyer has it, and it is of the same plan; its own otherwise. */
async function groupOf(tx: Tx, { id, renewsId, userId, planId }: PlacesOrder): Promise<string> {
  if (renewsId === null || planId === null) return id
  const isIt = and(eq(orders.id, renewsId), eq(orders.userId, userId), eq(orders.planId, planId))
  const [group] = await tx
    .select({ id: seatGroups.orderId })
    .from(seatGroups)
    .innerJoin(orders, and(eq(orders.id, seatGroups.orderId), isIt))
  return group?.id ?? id
}

/** From where to where a group goes on. @returns `isNew` where it was over, and not ended by this order's own money */
async function lengthen({ now }: Context, tx: Tx, { groupId, months, closedAt, restMs }: Counted) {
  const at = now()
  const times = (await findTimes(tx, [groupId])).get(groupId)
  const isOver = !times || times.currentPeriodEnd <= at
  const wasEndedByIt = restMs !== null && times?.currentPeriodEnd.getTime() === closedAt?.getTime()
  const running = isOver ? { startedAt: at, currentPeriodEnd: at } : times
  const { startedAt: startsAt, currentPeriodEnd: from } = running
  const to = restMs === null ? endWith(running, months) : new Date(from.getTime() + restMs)
  return { isNew: isOver && !wasEndedByIt, from, to, startsAt }
}

/**
 * Takes off what an order had paid for whose money went back: the places end so much sooner, or now. What is taken is kept.
 * @returns whether it counted, also where nothing was left to take off
 */
export async function closePlanPlaces(context: Context, tx: Tx, { order, planId }: OfPlan): Promise<boolean> {
  const isIts = eq(seatPeriods.orderId, order.id)
  const [named] = await tx.select().from(seatPeriods).where(isIts)
  if (!named) return false
  const { groupId, months } = named
  const at = context.now()
  const places = await lockPlaces(tx, groupId)
  const times = (await findTimes(tx, [groupId])).get(groupId)
  const isCounting = and(isIts, isNull(seatPeriods.closedAt))
  const [counted] = await tx.update(seatPeriods).set({ closedAt: at }).where(isCounting).returning()
  if (!counted || !times) return false
  const endsAt = endWithoutOrder(times, counted)
  const isOver = endsAt <= at
  const leftMs = Math.max(0, times.currentPeriodEnd.getTime() - at.getTime())
  if (isOver) await tx.update(seatPeriods).set({ restMs: leftMs }).where(isIts)
  // They were over before: nothing is left to take.
  if (leftMs === 0) return true
  const end = isOver ? at : endsAt
  await tx.update(seatGroups).set({ endsAt: end }).where(eq(seatGroups.orderId, groupId))
  const held = heldOf(places)
  if (isOver) await endPlaces(context, tx, held)
  else await holdPlaces(context, tx, { places: held, planId, interval: intervalOf(months), endsAt: end })
  const turn = isOver ? ('ended' as const) : ('until' as const)
  for (const { userId } of held) await tellPlanHolder(context, tx, { userId, planId, turn, endsAt: end })
  context.log.info({ event: 'places-closed', orderId: order.id, groupId, until: end }, 'places of a plan end sooner')
  return true
}

const intervalOf = (months: number): Interval => (months === 12 ? 'year' : 'month')

const endWithoutOrder = (times: Period, { months, restMs }: Counted): Date =>
  restMs === null ? endWith(times, -months) : new Date(times.currentPeriodEnd.getTime() - restMs)
