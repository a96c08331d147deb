// The state of a membership as administrators read it: of a row that was read, and in WHERE. Both say the same.
import { sql, type SQL } from 'drizzle-orm'

import { hours } from '#src/wire/durations.ts'
import { isPaidUntil, isRunning } from '#src/wire/money/passes.ts'

import type { memberStates, memberWays } from '../contract/members.ts'
import { memberships, wayOf } from '../tables.ts'

export type MemberState = (typeof memberStates)[number]
export type MemberWay = (typeof memberWays)[number]

type Row = Pick<
  typeof memberships.$inferSelect,
  'subscriptionId' | 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'trialEndsAt'
>

/** In which state a membership is. What lasts until a date never renews: that it ends is no news of it. */
export function memberState(row: Row, now: Date): MemberState {
  if (!isRunning(row, now)) return 'over'
  if (row.status === 'past-due') return 'past-due'
  if (row.cancelAtPeriodEnd && !isPaidUntil(row.subscriptionId)) return 'ending'
  return isInTrial(row, now) ? 'trial' : 'active'
}

/** Whether nothing was charged for it yet: beside a bill that is not paid, its free days were used up before. */
export const isInTrial = ({ trialEndsAt }: Pick<Row, 'trialEndsAt'>, now: Date): boolean =>
  trialEndsAt !== null && trialEndsAt > now

/** When it was over, or will be. */
export const endOf = ({ endedAt, currentPeriodEnd }: { endedAt: Date | null; currentPeriodEnd: Date }): Date =>
  endedAt ?? currentPeriodEnd

/** The same in SQL, as its index has it. */
export const endedAt = sql<Date>`coalesce(${memberships.endedAt}, ${memberships.currentPeriodEnd})`

const { status, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt } = memberships

// Words stand in the conditions themselves: the indexes of a part of the rows are found by them.
const isOfCard = sql`left(${memberships.subscriptionId}, 5) not in ('pass_', 'seat_')`
const isEnding = sql`(${cancelAtPeriodEnd} and ${isOfCard})`
const at = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`

/** Neither ended nor, where it lasts until a date, behind that. */
export const isOn = (now: Date): SQL =>
  sql`(${status} <> 'ended' and (${isOfCard} or ${currentPeriodEnd} > ${at(now)}))`

/** The provider's clock may be ahead of ours; so much is read too far, and no more. */
const CLOCK_SKEW_MS = hours(1)

/** All others; none of them ends later, which is where the index of their ends is begun. */
export const isOver = (now: Date): SQL =>
  sql`(${endedAt} <= ${at(new Date(now.getTime() + CLOCK_SKEW_MS))} and (${status} = 'ended' or (not ${isOfCard} and ${currentPeriodEnd} <= ${at(now)})))`

const isFree = (now: Date): SQL => sql`coalesce(${trialEndsAt} > ${at(now)}, false)`

const inState: Readonly<Record<MemberState, (now: Date) => SQL>> = {
  over: isOver,
  'past-due': now => sql`(${status} = 'past-due' and ${isOn(now)})`,
  ending: () => sql`(${status} = 'active' and ${isEnding})`,
  trial: now => sql`(${trialEndsAt} > ${at(now)} and ${status} = 'active' and not ${isEnding} and ${isOn(now)})`,
  active: now => sql`(${status} = 'active' and not ${isEnding} and not ${isFree(now)} and ${isOn(now)})`,
}

/** The condition that a membership is in a state. */
export const isInState = (state: MemberState, now: Date): SQL => inState[state](now)

/** The condition that a membership is paid in a way. */
export const isPaidIn = (way: MemberWay): SQL => sql`${wayOf(memberships)} = ${way}`
