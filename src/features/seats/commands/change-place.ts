// What a buyer does with one place.
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { revokeCourse } from '#src/features/enrolments/commands.ts'
import { endPlaces } from '#src/features/memberships/commands/passes/hold-places.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { clockOf } from '#src/server/identity/clock.ts'
import { countAttempt, type Limit } from '#src/server/limits/limits.ts'
import { hours } from '#src/wire/durations.ts'
import { placeMembership } from '#src/wire/money/passes.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { seatsContract } from '../contract.ts'
import { mayMove, MOST_SENDS, refuseClosed, SEND_PAUSE_MS, sendTime } from '../policy.ts'
import { hasCertificate } from '../queries/certified.ts'
import { findGroup, lockOwnSeat } from '../queries/find-seats.ts'
import { seatCodes, seatGroups, seats } from '../tables.ts'
import { addCode } from './send-places.ts'
import { tellHolder, tellPlanHolder } from './tell-holder.ts'

type Named = { readonly id: string; readonly place: string }
type Seat = NonNullable<Awaited<ReturnType<typeof lockOwnSeat>>>

const links: Limit = { name: 'place-links', max: 60, windowMs: hours(1) }
const MOST_CODES = 20

/** Does something with a place of the caller's own that is open and that nobody has taken, locked. */
async function withUntaken<T>(
  context: Context,
  { id, place }: Named,
  act: (tx: Tx, seat: Seat) => Promise<T | Refused>,
): Promise<T | Refused> {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  return context.db.transaction(async tx => {
    await tx.select().from(seatGroups).where(eq(seatGroups.orderId, id)).for('update')
    const seat = await lockOwnSeat(tx, { id, place, userId: user.id, now: context.now() })
    if (!seat) return refuse('not-found')
    if (seat.standing !== 'open') return refuseClosed(seat.standing)
    return seat.claimedAt ? refuse('place-taken') : act(tx, seat)
  })
}

type Change = z.output<typeof seatsContract.changePlace.input>

/**
 * Keeps a place for another address: links that went to the former one end. Of a gift that has not gone, its words and its day
 * change as well. Refuses 'place-mailed' where as many mails went as may.
 */
export const changePlace = (context: Context, { email, gift, ...named }: Change) =>
  withUntaken(context, named, async (tx, seat) => {
    const { now, queue } = context
    const isOther = seat.email !== email
    const isTwice = and(eq(seats.orderId, named.id), eq(seats.email, email), ne(seats.id, seat.id))
    if ((await tx.$count(seats, isTwice)) > 0) return refuse('conflict', { text: 'email: They are invited already' })
    const sendAt = gift ? sendTime(gift.day, clockOf(context)) : now()
    if (!sendAt) return refuse('invalid', { text: 'day: Please choose a day within a year from now' })
    if (seat.sends >= MOST_SENDS || (seat.sentAt && !isOther)) return refuse('place-mailed')
    const words = gift && { name: gift.name, message: gift.message }
    await tx
      .update(seats)
      .set({ email, ...words, sendAt, sentAt: null })
      .where(eq(seats.id, seat.id))
    if (isOther) await tx.delete(seatCodes).where(eq(seatCodes.seatId, seat.id))
    await queue.send(tx, 'send-places', {})
    return { changed: true } as const
  })

/** Mails an invitation once more. Refuses 'place-mailed' within an hour of the last one, and after six. */
export const resendPlace = (context: Context, named: Named) =>
  withUntaken(context, named, async (tx, { id, sentAt, sends }) => {
    const now = context.now()
    const isEarly = !sentAt || now.getTime() - sentAt.getTime() < SEND_PAUSE_MS
    if (isEarly || sends >= MOST_SENDS) return refuse('place-mailed')
    await tx.update(seats).set({ sendAt: now, sentAt: null }).where(eq(seats.id, id))
    await context.queue.send(tx, 'send-places', {})
    return { sent: true } as const
  })

/** Makes a link to a place, for a buyer who hands it over themselves. Those before it stay. */
export async function linkPlace(context: Context, named: Named) {
  const user = userOf(context.actor)
  const tooMany = user && (await countAttempt(context, links, user.id))
  if (tooMany) return tooMany
  return withUntaken(context, named, async (tx, { id, email }) => {
    if (!email) return refuse('not-found')
    if ((await tx.$count(seatCodes, eq(seatCodes.seatId, id))) >= MOST_CODES) return refuse('too-many')
    return { url: `${context.publicUrl}/place/${await addCode(tx, id)}` }
  })
}

/** What a place is that is kept for nobody. */
const nobody = { email: null, name: null, message: null, sendAt: null, sentAt: null } as const

/**
 * Takes an invitation back; or the place from who has taken it, to whom what it opened is closed then. That is possible twice for
 * each place, and not once it has brought a certificate. Refuses 'place-fixed', also for a gift.
 */
export async function takePlaceBack(context: Context, named: Named) {
  const user = userOf(context.actor)
  if (!user) return refuse('sign-in')
  return context.db.transaction(async tx => {
    // People are locked before what they hold: who has taken it is asked again after that.
    const [before] = await tx.select({ holder: seats.claimedBy }).from(seats).where(eq(seats.id, named.place))
    if (before?.holder) await lockUsers(tx, [before.holder])
    const seat = await lockOwnSeat(tx, { ...named, userId: user.id, now: context.now() })
    if (!seat) return refuse('not-found')
    if (seat.claimedBy !== before?.holder) return refuse('conflict')
    const refused = await close(context, tx, seat)
    if (isRefused(refused)) return refused
    await tx.update(seats).set(nobody).where(eq(seats.id, seat.id))
    await tx.delete(seatCodes).where(eq(seatCodes.seatId, seat.id))
    return { free: true } as const
  })
}

/** Closes what the place opens to who has taken it. @returns why it stays as it is */
async function close(context: Context, tx: Tx, seat: Seat): Promise<Refused | undefined> {
  const { id, claimedBy: userId, claimedAt: since, moves, order, standing } = seat
  if (standing !== 'open') return refuseClosed(standing)
  if (!since) return order.seats === 1 ? refuse('place-fixed') : undefined
  const isCertified = userId !== null && (await hasCertificate(tx, { ...order, userId, since }))
  if (userId === null || !mayMove({ seats: order.seats, moves, hasCertificate: isCertified }))
    return refuse('place-fixed')
  await takeFrom(context, tx, { seat, userId })
  const taken = { claimedBy: null, claimedAt: null, showsProgress: false, sends: 0 }
  await tx
    .update(seats)
    .set({ ...taken, moves: moves + 1, takenBackAt: context.now() })
    .where(eq(seats.id, id))
  return undefined
}

async function takeFrom(context: Context, tx: Tx, { seat, userId }: { seat: Seat; userId: string }): Promise<void> {
  const { courseId, planId } = seat.order
  if (planId !== null) {
    await endPlaces(context, tx, [{ userId, subscriptionId: placeMembership(seat) }])
    await tellPlanHolder(context, tx, { userId, planId, turn: 'ended', endsAt: context.now() })
  } else if (courseId !== null && (await revokeCourse(tx, { userId, courseId, source: 'seat' }))) {
    await countLearner(tx, { userId, courseId }, -1)
    await tellHolder(context, tx, { userId, courseId, turn: 'ended' })
  }
}

/** Names the places of an order, as mails and their page say it. */
export async function nameSeats({ db, actor }: Context, { id, name }: { id: string; name: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  if (!(await findGroup(db, { id, userId: user.id }))) return refuse('not-found')
  await db.update(seatGroups).set({ name }).where(eq(seatGroups.orderId, id))
  return { named: true } as const
}
