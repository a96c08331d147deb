// Which accounts money moves between, and which days a period holds. Pure: nothing here asks anybody.
import type { movementKinds } from '#src/features/orders/tables.ts'
import type { AcademyClock } from '#src/server/identity/clock.ts'
import { days } from '#src/wire/durations.ts'
import { instantIn } from '#src/wire/instant-in.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { dayIn } from '#src/wire/time-zone.ts'

import type { paymentMethods, quickPeriods } from './contract.ts'

export type MovementKind = (typeof movementKinds)[number]
/** What the ledger tells of: what moved, and the tax of an invoice or a credit note. */
export type EntryKind = MovementKind | 'tax'

/** How something was paid. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** By how many signs of a payment's id its method is told. */
export const PREFIX_LENGTH = 3

/** @param paymentId the id, or as much of its beginning; null where no provider was asked */
export function paidBy(paymentId: string | null): PaymentMethod {
  if (paymentId?.startsWith('trh')) return 'hand'
  return paymentId === null ? 'other' : methodOf(paymentId)
}

/** Where the money of each method lies. */
const moneyAccounts: Readonly<Record<PaymentMethod, string>> = {
  card: 'card:stripe',
  transfer: 'transfer:bank',
  hand: 'cash:by-hand',
  chargily: 'card:chargily',
  other: 'other:outside',
}

export type Entry = {
  readonly what: EntryKind
  readonly amountCents: number
  readonly paymentId: string | null
  /** What was sold; null for anything but a course. */
  readonly courseId: string | null
}

/** A line of double entry: a debit above zero, a credit below it. */
export type Line = { readonly account: string; readonly amountCents: number }

/**
 * The two lines of an entry: where the money lies, and what it stands for. What comes is a debit of the one and a credit of
 * the other, what goes the reverse, so all lines of any period add up to nothing. A tax moves no money: an invoice takes it
 * out of what was sold, and a credit note gives it back.
 */
export const linesOf = (entry: Entry): readonly [Line, Line] => [
  {
    account: entry.what === 'tax' ? salesOf(entry) : moneyAccounts[paidBy(entry.paymentId)],
    amountCents: entry.amountCents,
  },
  { account: counterpartOf(entry), amountCents: 0 - entry.amountCents },
]

function counterpartOf(entry: Entry): string {
  switch (entry.what) {
    case 'tax':
      return 'tax'
    case 'fee':
      return paidBy(entry.paymentId) === 'chargily' ? 'fees:chargily' : 'fees:stripe'
    case 'chargeback':
    case 'chargeback-won':
      return 'disputes'
    default:
      return salesOf(entry)
  }
}

const salesOf = ({ courseId }: Pick<Entry, 'courseId'>): string =>
  courseId === null ? 'sales:memberships' : 'sales:courses'

/**
 * Sums of a period or of a part of it, in minor units: refunds, disputes and fees are what went, and count down. The tax is
 * that of what was issued then, and is in the other sums.
 */
export type Figures = { gross: number; refunds: number; disputes: number; fees: number; net: number; tax: number }

/** @param sums of each kind of entry */
export function figuresOf(sums: readonly { what: EntryKind; cents: number }[]): Figures {
  const of = (...kinds: readonly EntryKind[]): number =>
    sums.reduce((sum, { what, cents }) => (kinds.includes(what) ? sum + cents : sum), 0)
  const gross = of('payment')
  const refunds = 0 - of('refund', 'refund-failed')
  const disputes = 0 - of('chargeback', 'chargeback-won')
  const fees = 0 - of('fee')
  return { gross, refunds, disputes, fees, net: gross - refunds - disputes - fees, tax: of('tax') }
}

type QuickPeriod = (typeof quickPeriods)[number]

export type Span = {
  /** Days of the academy's calendar, both of them in it: `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
  /** Its first instant, and the first one behind it. */
  readonly start: Date
  readonly end: Date
  readonly unit: 'day' | 'month'
}

/** So many days are told one by one; longer periods by the month. */
const MOST_DAYS = 62

export type Asked = {
  readonly period?: QuickPeriod | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The days that were asked for: those of a period, or free ones, of which one may be missing and the later come first. */
export function spanOf({ period = 'this_month', from, to }: Asked, { now, timeZone }: AcademyClock): Span {
  const today = dayIn(timeZone, now)
  const quick = quickSpan(period, new Date(today))
  if (!from && !to) return spanBetween(quick.first, quick.last, timeZone)
  const [one, other] = [from ?? startOfYear(to ?? today), to ?? today]
  return one <= other ? spanBetween(one, other, timeZone) : spanBetween(other, one, timeZone)
}

const startOfYear = (day: string): string => `${day.slice(0, 4)}-01-01`

/** Days are reckoned with as the instants that UTC shows them at. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

function quickSpan(period: QuickPeriod, today: Date): { first: string; last: string } {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  const between = (first: number, last: number) => ({ first: dayOf(new Date(first)), last: dayOf(new Date(last)) })
  switch (period) {
    case 'this_month':
      return between(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 0))
    case 'last_month':
      return between(Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0))
    case 'this_year':
      return between(Date.UTC(year, 0, 1), Date.UTC(year, 11, 31))
    default:
      return between(Date.UTC(year - 1, 0, 1), Date.UTC(year - 1, 11, 31))
  }
}

/** When a day is over by the clock of a zone. */
export const endOf = (day: string, timeZone: string): Date =>
  instantIn(timeZone, dayOf(new Date(Date.parse(day) + days(1))))

function spanBetween(from: string, to: string, timeZone: string): Span {
  const behind = Date.parse(to) + days(1)
  const [start, end] = [instantIn(timeZone, from), endOf(to, timeZone)]
  const unit = behind - Date.parse(from) > days(MOST_DAYS) ? 'month' : 'day'
  return { from, to, timeZone, start, end, unit }
}

/** The first days of the steps of a period that have begun, the oldest first. */
export function stepsOf({ from, to, timeZone, unit }: Span, now: Date): string[] {
  const steps: string[] = []
  const today = dayIn(timeZone, now)
  const last = today < to ? today : to
  const at = new Date(unit === 'month' ? `${from.slice(0, 7)}-01` : from)
  while (dayOf(at) <= last) {
    steps.push(dayOf(at))
    if (unit === 'month') at.setUTCMonth(at.getUTCMonth() + 1)
    else at.setUTCDate(at.getUTCDate() + 1)
  }
  return steps
}
