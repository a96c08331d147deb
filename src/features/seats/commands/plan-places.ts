// Places of a plan: all of a group end on the same day, which the payments for it move (decision 0104).
import { and, eq, ne } from 'drizzle-orm'

import { endPlaces, holdPlaces } from '#src/features/memberships/commands/passes/hold-places.ts'
import type { PlacesOrder } from '#src/features/orders/queries/course-order.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { endWith, monthsAfter, monthsOf, placeMembership } from '#src/wire/money/passes.ts'

import { seatGroups, seatPeriods, type seats } from '../tables.ts'
import { fillPlaces, lockPlaces } from './fill-places.ts'
import { tellPlanHolder } from './tell-holder.ts'

/** What a payment has paid for, and of which group. */
export type Period = { readonly groupId: string; readonly from: Date; readonly to: Date }

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
 * is paid twice is held twice as long. Each order counts once, until its money goes back.
 * @returns nothing where it counts already
 */
export async function openPlanPlaces(
  context: Context,
  tx: Tx,
  { order, planId, interval }: OfPlan & { readonly interval: Interval },
): Promise<Period | undefined> {
  const groupId = await groupOf(tx, order)
  if (groupId === order.id) await fillPlaces(tx, { groupId, count: order.seats })
  const places = await lockPlaces(tx, groupId)
  const months = monthsOf[interval]
  const counted = await tx
    .insert(seatPeriods)
    .values({ orderId: order.id, groupId, months })
    .onConflictDoNothing()
    .returning({ id: seatPeriods.orderId })
  if (counted.length === 0) return undefined
  const { isNew, from, to, startsAt } = await lengthen(context, tx, { groupId, months })
  if (isNew) {
    // What was paid for what is over moves nothing any more.
    const isFormer = and(eq(seatPeriods.groupId, groupId), ne(seatPeriods.orderId, order.id))
    await tx.delete(seatPeriods).where(isFormer)
  }
  await tx.update(seatGroups).set({ startsAt, endsAt: to }).where(eq(seatGroups.orderId, groupId))
  const held = heldOf(places)
  await holdPlaces(context, tx, { places: held, planId, interval, endsAt: to })
  for (const { userId } of held) await tellPlanHolder(context, tx, { userId, planId, turn: 'until', endsAt: to })
  await context.queue.send(tx, 'send-places', {})
  context.log.info({ event: 'places-opened', orderId: order.id, groupId, from, to }, 'places of a plan')
  return { groupId, from, to }
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

const findTimes = async (tx: Tx, groupId: string) => {
  const [group] = await tx.select().from(seatGroups).where(eq(seatGroups.orderId, groupId))
  const { startsAt = null, endsAt = null } = group ?? {}
  return startsAt && endsAt ? { startedAt: startsAt, currentPeriodEnd: endsAt } : undefined
}

async function lengthen({ now }: Context, tx: Tx, { groupId, months }: { groupId: string; months: number }) {
  const at = now()
  const times = await findTimes(tx, groupId)
  if (!times || times.currentPeriodEnd <= at)
    return { isNew: true, from: at, to: monthsAfter(at, months), startsAt: at }
  return { isNew: false, from: times.currentPeriodEnd, to: endWith(times, months), startsAt: times.startedAt }
}

/**
 * Takes off what an order had paid for whose money went back: the places end so much sooner, or now.
 * @returns whether there was anything to take off
 */
export async function closePlanPlaces(context: Context, tx: Tx, { order, planId }: OfPlan): Promise<boolean> {
  const isIts = eq(seatPeriods.orderId, order.id)
  const [named] = await tx.select().from(seatPeriods).where(isIts)
  if (!named) return false
  const { groupId, months } = named
  const places = await lockPlaces(tx, groupId)
  const times = await findTimes(tx, groupId)
  const gone = await tx.delete(seatPeriods).where(isIts).returning({ id: seatPeriods.orderId })
  if (gone.length === 0 || !times) return false
  // They were over before: nothing is left to take.
  if (times.currentPeriodEnd <= context.now()) return true
  const endsAt = endWith(times, -months)
  const held = heldOf(places)
  const isOver = endsAt <= context.now()
  const end = isOver ? context.now() : endsAt
  await tx.update(seatGroups).set({ endsAt: end }).where(eq(seatGroups.orderId, groupId))
  if (isOver) await endPlaces(context, tx, held)
  else await holdPlaces(context, tx, { places: held, planId, interval: months === 12 ? 'year' : 'month', endsAt: end })
  const turn = isOver ? ('ended' as const) : ('until' as const)
  for (const { userId } of held) await tellPlanHolder(context, tx, { userId, planId, turn, endsAt: end })
  context.log.info({ event: 'places-closed', orderId: order.id, groupId, until: end }, 'places of a plan end sooner')
  return true
}
