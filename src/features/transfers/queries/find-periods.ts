// Which days of a plan a transfer pays for: what was given for it, or what would be if it were confirmed now.
import { Duration } from '#src/features/memberships/contract/shapes.ts'
import { findRunningPasses } from '#src/features/memberships/queries/find-passes.ts'
import { findGroupTerms } from '#src/features/seats/queries/find-renewal.ts'
import type { Context } from '#src/server/context.ts'
import { passEndWith } from '#src/wire/money/pass-ends.ts'
import { monthsAfter, monthsOf, type Period } from '#src/wire/money/passes.ts'
import { seatsIn } from '#src/wire/money/places.ts'

import type { Transfer } from './find-transfers.ts'

type Paid = {
  readonly transfer: Pick<Transfer, 'id' | 'userId' | 'state' | 'metadata'>
  readonly plan: { readonly id: string; readonly duration: 'month' | 'year' } | null
  readonly periodFrom: Date | null
  readonly periodTo: Date | null
}

/** `isNext`: it goes on from what they have. */
type Given = { readonly from: string; readonly to: string; readonly isNext: boolean }

/** @returns by the transfer's id; what is no plan, and what was received and gave nothing, is left out */
export async function findPeriods(
  { db, now, identity }: Pick<Context, 'db' | 'now' | 'identity'>,
  rows: readonly Paid[],
): Promise<ReadonlyMap<string, Given>> {
  const waiting = rows.filter(({ plan, transfer }) => plan !== null && transfer.state !== 'received')
  const own = waiting.filter(({ transfer }) => seatsIn(transfer.metadata) === null)
  const groupIds = waiting.flatMap(({ transfer: { metadata } }) => metadata['renewsId'] ?? [])
  const [passes, groups] = await Promise.all([
    findRunningPasses({ db, now }, [...new Set(own.map(({ transfer }) => transfer.userId))]),
    findGroupTerms(db, groupIds),
  ])
  const runningOf = ({ transfer: { userId, metadata }, plan }: Paid): Period | undefined =>
    seatsIn(metadata) === null
      ? passes.find(pass => pass.userId === userId && pass.planId === plan?.id)
      : groups.get(metadata['renewsId'] ?? '')
  const periodOf = (row: Paid): Given | undefined => {
    const { plan, transfer, periodFrom, periodTo } = row
    if (!plan) return undefined
    if (transfer.state === 'received') return periodFrom && periodTo ? asGiven(periodFrom, periodTo, false) : undefined
    const ordered = Duration.safeParse(transfer.metadata['duration']).data
    const months = monthsOf[ordered ?? plan.duration]
    const running = runningOf(row)
    if (!running || running.currentPeriodEnd <= now()) return asGiven(now(), monthsAfter(now(), months), false)
    return asGiven(running.currentPeriodEnd, passEndWith(running, months, identity().timeZone), true)
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
