// Which days of a plan a transfer pays for: what was given for it, or what would be if it were confirmed now.
import { Duration } from '#src/features/memberships/contract/shapes.ts'
import { findRunningPasses } from '#src/features/memberships/queries/find-passes.ts'
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
  readonly plan: Plan | null
  readonly periodFrom: Date | null
  readonly periodTo: Date | null
}

/** `isNext`: it goes on from what they have. */
type Given = { readonly from: string; readonly to: string; readonly isNext: boolean }

/** @returns by the transfer's id; what is no plan, and what was received and gave nothing, is left out */
export async function findPeriods(
  context: Pick<Context, 'db' | 'now' | 'identity'>,
  rows: readonly Paid[],
): Promise<ReadonlyMap<string, Given>> {
  const waiting = rows.filter(({ plan, transfer }) => plan !== null && transfer.state !== 'received')
  const own = waiting.filter(({ transfer }) => seatsIn(transfer.metadata) === null)
  const groupIds = waiting.flatMap(({ transfer: { metadata } }) => metadata['renewsId'] ?? [])
  const [passes, groups] = await Promise.all([
    findRunningPasses(context, [...new Set(own.map(({ transfer }) => transfer.userId))]),
    findTimes(context.db, groupIds),
  ])
  const clock = clockOf(context)
  const nextOf = ({ transfer: { userId, metadata } }: Paid, plan: Plan) => {
    const months = monthsOf[Duration.safeParse(metadata['duration']).data ?? plan.duration]
    if (seatsIn(metadata) !== null) return nextTerm(groups.get(metadata['renewsId'] ?? ''), months, clock.now)
    return nextPeriod(
      passes.find(pass => pass.userId === userId && pass.planId === plan.id),
      months,
      clock,
    )
  }
  const periodOf = (row: Paid): Given | undefined => {
    const { plan, transfer, periodFrom, periodTo } = row
    if (!plan) return undefined
    if (transfer.state === 'received') return periodFrom && periodTo ? asGiven(periodFrom, periodTo, false) : undefined
    const { from, to } = nextOf(row, plan)
    return asGiven(from, to, from > clock.now)
  }
  return new Map(
    rows.flatMap(row => {
      const given = periodOf(row)
      return given ? [[row.transfer.id, given] as const] : []
    }),
  )
}

const asGiven = (from: Date, to: Date, isNext: boolean): Given => ({
  from: from.toISOString(),
  to: to.toISOString(),
  isNext,
})
