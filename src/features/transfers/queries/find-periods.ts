// Which days of a plan a transfer pays for: what was given for it, or what would be if it were confirmed now.
import { Duration } from '#src/features/memberships/contract/shapes.ts'
import { findHeldOfAll, standingOf } from '#src/features/memberships/queries/find-passes.ts'
import { isSettledBy, isSettledOtherwise, type OrderStatus } from '#src/features/orders/queries/order-states.ts'
import { findTimes, nextTerm } from '#src/features/seats/queries/find-renewal.ts'
import type { Context } from '#src/server/context.ts'
import { clockOf } from '#src/server/identity/clock.ts'
import { nextPeriod } from '#src/wire/money/pass-ends.ts'
import { monthsOf } from '#src/wire/money/passes.ts'
import { seatsIn } from '#src/wire/money/places.ts'

import type { Transfer } from './find-transfers.ts'

type Plan = { readonly id: string; readonly duration: 'month' | 'year' }
type Paid = {
  readonly transfer: Pick<Transfer, 'id' | 'userId' | 'state' | 'metadata'>
  readonly order: { readonly status: OrderStatus; readonly paymentIntentId: string | null }
  readonly plan: Plan | null
  readonly periodFrom: Date | null
  readonly periodTo: Date | null
}
type PaidPlan = Paid & { readonly plan: Plan }

/** `isNext`: it goes on from what they have, and otherwise begins with its payment. */
type Given = { readonly from: string; readonly to: string; readonly isNext: boolean }

/**
 * @returns by the transfer's id, `barred` for what would give nothing if it were confirmed; what is no plan is left out, and what
 *   was received and gave nothing, or went back
 */
export async function findPeriods(context: Pick<Context, 'db' | 'now' | 'identity'>, rows: readonly Paid[]) {
  const ofPlans = rows.filter((row): row is PaidPlan => row.plan !== null)
  const waiting = ofPlans.filter(({ transfer }) => transfer.state !== 'received')
  const { isBarred, nextOf } = await findNext(context, waiting)
  const [barred, open] = [waiting.filter(isBarred), waiting.filter(row => !isBarred(row))]
  const given = ofPlans.flatMap(({ transfer, order, periodFrom: from, periodTo: to }) =>
    from && to && order.status === 'paid' && transfer.state === 'received' && isSettledBy(order, transfer)
      ? [[transfer.id, asGiven({ from, to }, false)] as const]
      : [],
  )
  const periods = new Map<string, Given>([...given, ...open.map(row => [row.transfer.id, nextOf(row)] as const)])
  return { periods, barred: new Set(barred.map(({ transfer }) => transfer.id)) }
}

/** What confirming a transfer now would do. */
async function findNext(context: Pick<Context, 'db' | 'now' | 'identity'>, waiting: readonly PaidPlan[]) {
  const own = waiting.filter(isOwn)
  const groupIds = waiting.flatMap(({ transfer: { metadata } }) => metadata['renewsId'] ?? [])
  const [held, groups] = await Promise.all([
    findHeldOfAll(context.db, [...new Set(own.map(({ transfer }) => transfer.userId))]),
    findTimes(context.db, groupIds),
  ])
  const clock = clockOf(context)
  const standingFor = ({ transfer, plan }: PaidPlan) =>
    standingOf(
      held.filter(({ userId, planId }) => userId === transfer.userId && planId === plan.id),
      clock.now,
    )
  const isBarred = (row: PaidPlan): boolean =>
    isSettledOtherwise(row.order, row.transfer) || (isOwn(row) && standingFor(row).isBarred)
  const nextOf = (row: PaidPlan): Given => {
    const { metadata } = row.transfer
    const months = monthsOf[Duration.safeParse(metadata['duration']).data ?? row.plan.duration]
    const next = isOwn(row)
      ? nextPeriod(standingFor(row).running, months, clock)
      : nextTerm(groups.get(metadata['renewsId'] ?? ''), months, clock.now)
    return asGiven(next, next.from > clock.now)
  }
  return { isBarred, nextOf }
}

const isOwn = ({ transfer }: Pick<Paid, 'transfer'>): boolean => seatsIn(transfer.metadata) === null

const asGiven = ({ from, to }: { from: Date; to: Date }, isNext: boolean): Given => ({
  from: from.toISOString(),
  to: to.toISOString(),
  isNext,
})
