// What a buyer reads of places, and what their holders do.
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { findLearning } from '#src/features/courses/queries/outline.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { shownTax } from '#src/features/orders/queries/added-tax.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { methodOf } from '#src/wire/money/methods.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { refuse } from '#src/wire/refusals.ts'

import { emailsOf } from '../commands/invite.ts'
import { mayMove, MOST_MOVES } from '../policy.ts'
import { seatGroups, seats } from '../tables.ts'
import { hasCertificate } from './certified.ts'
import { courseColumns, findGroup, isInvited, isTaken, shownCourse, standingOf } from './find-seats.ts'

/** Places on a page: what each holder has learnt is read by itself. */
export const PAGE = 25

/** Groups and places of one person. */
const MOST = 200

type Asked = { readonly id: string; readonly page: number }

/** The places of an order of the caller's own, those that were taken first. */
export async function readSeats({ db, actor }: Context, { id, page }: Asked) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const group = await findGroup(db, { id, userId: user.id })
  if (!group) return refuse('not-found')
  const [counts, emails, places] = await Promise.all([
    countPlaces(db, id),
    emailsOf(db, id),
    listPlaces(db, group, { limit: PAGE, offset: (page - 1) * PAGE }),
  ])
  const { amountCents, currency, paymentId } = group
  return {
    group: {
      ...shownGroup(group),
      ...counts,
      amount: fromMinor(amountCents, currency),
      tax: shownTax(group),
      currency,
      method: paymentId === null ? null : methodOf(paymentId),
      emails,
    },
    places,
    NbOfPages: Math.ceil((counts.taken + counts.invited) / PAGE),
  }
}

type Group = NonNullable<Awaited<ReturnType<typeof findGroup>>>

type Shown = Pick<Group, 'id' | 'name' | 'status' | 'seats' | 'createdAt' | 'course'>

const shownGroup = ({ id, name, status, seats: count, createdAt, course }: Shown) => ({
  _id: id,
  name,
  course: shownCourse(course),
  standing: standingOf(status),
  seats: count,
  createdAt: createdAt.toISOString(),
})

const counts = {
  taken: sql<number>`count(*) filter (where ${isTaken})`.mapWith(Number),
  invited: sql<number>`count(*) filter (where ${isInvited})`.mapWith(Number),
}

/** How many places of an order were taken, and are kept for somebody. */
export async function countPlaces(db: Db, orderId: string) {
  const [found] = await db.select(counts).from(seats).where(eq(seats.orderId, orderId))
  return found ?? { taken: 0, invited: 0 }
}

type Part = { readonly limit: number; readonly offset: number }

/** Places that are taken or kept for somebody, and that of a gift in any case, with how far their holders are, where they show it. */
export async function listPlaces(db: Db, { id, courseId, seats: count }: Group, { limit, offset }: Part) {
  const rows = await db
    .select({ seat: seats, firstName: users.firstName, lastName: users.lastName })
    .from(seats)
    .leftJoin(users, eq(users.id, seats.claimedBy))
    .where(and(eq(seats.orderId, id), count > 1 ? sql`(${isTaken} or ${isInvited})` : undefined))
    .orderBy(sql`${seats.claimedAt} asc nulls last`, asc(seats.email), asc(seats.id))
    .limit(limit)
    .offset(offset)
  return Promise.all(rows.map(async row => shownPlace(db, { courseId, count }, row)))
}

type Row = { seat: typeof seats.$inferSelect; firstName: string | null; lastName: string | null }
type Of = { readonly courseId: string; readonly count: number }

async function shownPlace(db: Db, { courseId, count }: Of, { seat, ...names }: Row) {
  const { claimedBy: userId, claimedAt, sendAt, sentAt, moves } = seat
  const isCertified = userId !== null && (await hasCertificate(db, { userId, courseId }))
  return {
    _id: seat.id,
    email: seat.email,
    name: seat.name,
    message: seat.message,
    sendAt: sentAt ? null : (sendAt?.toISOString() ?? null),
    sentAt: sentAt?.toISOString() ?? null,
    takenAt: claimedAt?.toISOString() ?? null,
    mayMove: userId !== null && mayMove({ seats: count, moves, hasCertificate: isCertified }),
    movesLeft: Math.max(0, MOST_MOVES - moves),
    progress: await readProgress(db, courseId, { seat, ...names, isCertified }),
  }
}

/** How far who holds a place is, where they show it. */
async function readProgress(db: Db, courseId: string, row: Row & { isCertified: boolean }) {
  const { seat, firstName, lastName, isCertified } = row
  if (!seat.showsProgress || !seat.claimedBy) return null
  const learning = (await findLearning(db, seat.claimedBy, [courseId])).get(courseId)
  return {
    name: `${firstName} ${lastName}`,
    percent: learning?.progress ?? 0,
    lastDay: learning?.lastWatchedAt ?? null,
    hasCertificate: isCertified,
  }
}

/** What the caller bought for others, the newest first, and the places that they hold. */
export async function listOwnSeats({ db, actor }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const groups = await db
    .select({
      id: orders.id,
      name: seatGroups.name,
      status: orders.status,
      seats: sql<number>`${orders.seats}`,
      createdAt: orders.createdAt,
      course: courseColumns,
      taken: sql<number>`(select count(*) from ${seats} where ${seats.orderId} = ${orders.id} and ${isTaken})`.mapWith(
        Number,
      ),
      invited:
        sql<number>`(select count(*) from ${seats} where ${seats.orderId} = ${orders.id} and ${isInvited})`.mapWith(
          Number,
        ),
    })
    .from(seatGroups)
    .innerJoin(orders, eq(orders.id, seatGroups.orderId))
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .where(and(eq(orders.userId, user.id), sql`${orders.status} <> 'cancelled'`))
    .orderBy(desc(orders.createdAt))
    .limit(MOST)
  return {
    groups: groups.map(({ taken, invited, ...group }) => ({
      ...shownGroup(group),
      taken,
      invited,
    })),
    held: await listHeld(db, user.id),
  }
}

/** A gift shows nobody anything, and has no place here. */
async function listHeld(db: Db, userId: string) {
  const rows = await db
    .select({
      id: seats.id,
      claimedAt: seats.claimedAt,
      shows: seats.showsProgress,
      team: seatGroups.name,
      firstName: users.firstName,
      lastName: users.lastName,
      erasedAt: users.erasedAt,
      course: courseColumns,
    })
    .from(seats)
    .innerJoin(seatGroups, eq(seatGroups.orderId, seats.orderId))
    .innerJoin(orders, and(eq(orders.id, seats.orderId), eq(orders.status, 'paid')))
    .innerJoin(courses, eq(courses.id, orders.courseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(seats.claimedBy, userId), isNotNull(seats.claimedAt), sql`${orders.seats} > 1`))
    .orderBy(desc(seats.claimedAt))
    .limit(MOST)
  return rows.map(({ id, claimedAt, shows, team, firstName, lastName, erasedAt, course }) => ({
    _id: id,
    course: shownCourse(course),
    from: team || (erasedAt ? '' : `${firstName} ${lastName}`),
    takenAt: claimedAt?.toISOString() ?? '',
    shows,
  }))
}
