import type { AcademyClock } from '#src/server/identity/clock.ts'
import { days, hours } from '#src/wire/durations.ts'
import { instantIn } from '#src/wire/instant-in.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'
import { dayIn } from '#src/wire/time-zone.ts'

/** How often a place may be taken back from somebody who has taken it: it is lent to few, not to all in turn. */
export const MOST_MOVES = 2

/** Mails to whoever a place is kept for, and the pause between two: a place is no way to write to people who do not want it. */
export const MOST_SENDS = 6
export const SEND_PAUSE_MS = hours(1)

/** When a gift goes, on its day. */
const MORNING = '07:00'
const LATEST_MS = days(366)

/**
 * When the mail of a gift goes by the academy's clock; of today, at once. Who gives may be a day away.
 * @param day YYYY-MM-DD @returns undefined for a day that is over, or more than a year away
 */
export function sendTime(day: string, { now, timeZone }: AcademyClock): Date | undefined {
  const at = instantIn(timeZone, day, MORNING)
  if (day === dayIn(timeZone, now)) return now
  const away = at.getTime() - now.getTime()
  if (Number.isNaN(away) || away > LATEST_MS || away < -days(2)) return undefined
  return away > 0 ? at : now
}

type Opened = {
  readonly status: 'open' | 'processing' | 'paid' | 'cancelled' | 'refunded' | 'charged-back'
  readonly planId: string | null
  readonly endsAt: Date | null
}

/**
 * How the places of an order stand: `waiting` for their payment, `open`, `ended` where they were given up before that, `closed`
 * where the money went back. Those of a plan are open until a day, to which other orders than the first one count, and `over`
 * then.
 */
export function standingOf({ status, planId, endsAt }: Opened, now: Date) {
  if (planId !== null && endsAt !== null) {
    if (endsAt > now) return 'open' as const
    return status === 'refunded' || status === 'charged-back' ? ('closed' as const) : ('over' as const)
  }
  if (status === 'paid') return 'open' as const
  if (status === 'cancelled') return 'ended' as const
  return status === 'open' || status === 'processing' ? ('waiting' as const) : ('closed' as const)
}

export type Standing = ReturnType<typeof standingOf>

/** Why nothing is done with places that are not open. */
export const refuseClosed = (standing: Standing): Refused =>
  refuse(standing === 'over' ? 'places-over' : 'places-closed')

type Held = { readonly seats: number; readonly moves: number; readonly hasCertificate: boolean }

/** Whether a place that somebody has taken may go to another: never a gift, and not once it has brought a certificate. */
export const mayMove = ({ seats, moves, hasCertificate }: Held): boolean =>
  seats > 1 && moves < MOST_MOVES && !hasCertificate

/** So long is no address with its frame: what is longer is not looked at, as looking would take its square. */
const LONGEST_PART = 400

/** Without the frame that tables and mail programs put around an address. */
const bare = (part: string): string => (part.length > LONGEST_PART ? part : part.replaceAll(/^["'<]+|[>"']+$/g, ''))

/** A line of what was pasted that holds no address. */
type BadLine = { readonly line: number; readonly text: string }

/**
 * The addresses in a list or a table that was pasted: one in each line, or several between commas and semicolons. A first
 * line without any is the head of a table.
 * @param normal gives an address its one spelling, and nothing for what is none
 */
export function addressesIn(text: string, normal: (part: string) => string | undefined) {
  const found: string[] = []
  const bad: BadLine[] = []
  const lines = text.split(/\r\n?|\n/)
  for (const [index, line] of lines.entries()) {
    const parts = line.split(/[,;\t]/).map(part => bare(part.trim()))
    const written = parts.filter(part => part.includes('@'))
    const addresses = written.map(part => normal(/<([^<>]+)$/.exec(part.slice(-LONGEST_PART))?.[1] ?? part))
    found.push(...addresses.filter(address => address !== undefined))
    const mayBeHead = index === 0 && lines.length > 1
    const isBad = written.length === 0 ? line.trim() !== '' && !mayBeHead : addresses.includes(undefined)
    if (isBad) bad.push({ line: index + 1, text: line.trim().slice(0, 80) })
  }
  const emails = [...new Set(found)]
  return { emails, repeated: found.length - emails.length, bad }
}
