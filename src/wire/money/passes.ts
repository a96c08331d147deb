// Memberships that are paid until a date, and renewed by a new payment (decision 0097).
import { days } from '../durations.ts'

/** Whether a membership is paid until a date by its holder, and a new payment of theirs renews it (decision 0097). */
export const isPass = (subscriptionId: string): boolean => subscriptionId.startsWith('pass_')

/** Whether a membership is a place that somebody else has paid for: it goes on and ends with theirs (decision 0104). */
export const isPlace = (subscriptionId: string): boolean => subscriptionId.startsWith('seat_')

/** Whether a membership lasts until a date: no provider knows it, and nothing is taken for it by itself. */
export const isPaidUntil = (subscriptionId: string): boolean => isPass(subscriptionId) || isPlace(subscriptionId)

/** What such a membership is called in the place of a subscription: an order begins one at most. */
export const passOf = (orderId: string): string => `pass_${orderId}`

/** The same of a place: each who takes it has a membership of their own. @param moves how often it was taken back before */
export const placeMembership = ({ id, moves }: { readonly id: string; readonly moves: number }): string =>
  `seat_${id}_${moves}`

type Running = { readonly subscriptionId: string; readonly status: string; readonly currentPeriodEnd: Date }

/** Whether somebody has what a membership opens, or has it to pay: one that lasts until a date is over then, whoever has looked. */
export const isRunning = ({ subscriptionId, status, currentPeriodEnd }: Running, now: Date): boolean =>
  status !== 'ended' && (!isPaidUntil(subscriptionId) || currentPeriodEnd > now)

/** Whether a membership bars its holder from paying for the same plan by themselves: it is active, and no pass that this renews. */
export const isHeldOtherwise = (one: Running, now: Date): boolean =>
  !isPass(one.subscriptionId) && one.status === 'active' && isRunning(one, now)

/** Whether a plan is sold by no provider's price or link: it is paid until a date alone. */
export const isUnlinked = (paymentId: string): boolean => paymentId.startsWith('own_')

/** The months of what is paid for at once. */
export const monthsOf = { month: 1, year: 12 } as const

/** How many periods of a plan staff give at once, and how many years a day may lie ahead. */
export const MOST_PERIODS = 36
export const MOST_YEARS = 5

/** How many calendar months lie between two instants, in UTC. */
export const monthsBetween = (from: Date, to: Date): number =>
  (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()

/**
 * So many months after an instant, in UTC: on its day of the month, or on the last one of a shorter month. What began on the
 * 31st so ends on the 28th of February and on the 31st of March.
 */
export function monthsAfter(from: Date, months: number): Date {
  const end = new Date(from)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return end
}

export type Period = { readonly startedAt: Date; readonly currentPeriodEnd: Date }

/**
 * When something ends that gets so many months more, or less: counted from its first day, so that short months cost nobody
 * days; from its end where that is no number of months after it.
 */
export function endWith({ startedAt, currentPeriodEnd }: Period, months: number): Date {
  const soFar = monthsBetween(startedAt, currentPeriodEnd)
  const isOfMonths = monthsAfter(startedAt, soFar).getTime() === currentPeriodEnd.getTime()
  return isOfMonths ? monthsAfter(startedAt, soFar + months) : monthsAfter(currentPeriodEnd, months)
}

/** From so long before its end a membership may be renewed, and its holder is reminded; and so long after it. */
export const REMINDED_FROM_MS = days(14)
const RENEWED_AFTER_MS = days(30)
/** Its holder is reminded once more. */
const REMINDED_LAST_MS = days(3)

/** From when on what ends then may be renewed. */
export const renewedFrom = (end: Date): Date => new Date(end.getTime() - REMINDED_FROM_MS)

/** Whether it is time to renew what ends, or has ended, then. */
export function isRenewalTime(end: Date, now: Date): boolean {
  const leftMs = end.getTime() - now.getTime()
  return leftMs <= REMINDED_FROM_MS && leftMs > -RENEWED_AFTER_MS
}

/**
 * Whether its holder is due a reminder: one 14 days before the end, one three days before it. Of two that are late the last is
 * sent, and none once it has ended.
 */
export function isReminderDue(end: Date, remindedAt: Date | null, now: Date): boolean {
  const leftMs = end.getTime() - now.getTime()
  if (leftMs <= 0 || leftMs > REMINDED_FROM_MS) return false
  const since = end.getTime() - (leftMs <= REMINDED_LAST_MS ? REMINDED_LAST_MS : REMINDED_FROM_MS)
  return remindedAt === null || remindedAt.getTime() < since
}
