// What a buyer reads of places, and what their holders do.
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import { emailsOf } from '../commands/invite.ts'
import { mayMove, MOST_MOVES, standingOf } from '../policy.ts'
import { seatGroups, seats } from '../tables.ts'
import { hasCertificate } from './certified.ts'
import { readDue, readRenewal } from './find-renewal.ts'
import { areOpen, findGroup, isInvited, isTaken, shownThing, thingColumns } from './find-seats.ts'
import { giverOf } from './givers.ts'
import { readProgress } from './read-progress.ts'

/** Places on a page: what each holder has learnt is read by itself. */
export const PAGE = 25

/** Groups and places of one person. */
const MOST = 200

type Asked = { readonly id: string; readonly page: number }

/** The places of an order of the caller's own, those that were taken first. */
export async function readSeats(context: Context, { id, page }: Asked) {
  const { db, actor, now } = context
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const group = await findGroup(db, { id, userId: user.id })
  if (!group) return refuse('not-found')
  const [counts, emails, places, due, coming] = await Promise.all([
    countPlaces(db, id),
    emailsOf(db, id),
    listPlaces(context, group, { limit: PAGE, offset: (page - 1) * PAGE }),
    readDue(context, group),
    readRenewal(context, group),
  ])
  return {
    group: {
      ...shownGroup(group, now()),
      ...counts,
      currency: group.currency,
      due,
      ...(due ? { renewal: null, next: null } : coming),
      emails,
    },
    places,
    NbOfPages: Math.ceil((counts.taken + counts.invited) / PAGE),
  }
}

type Group = NonNullable<Awaited<ReturnType<typeof findGroup>>>

type Shown = Pick<Group, 'id' | 'name' | 'status' | 'seats' | 'createdAt' | 'planId' | 'endsAt' | 'course' | 'plan'>

const shownGroup = ({ id, name, seats: count, createdAt, ...group }: Shown, now: Date) => ({
  _id: id,
  name,
  ...shownThing(group),
  standing: standingOf(group, now),
  endsAt: group.endsAt?.toISOString() ?? null,
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

/**
 * Places that are taken or kept for somebody, and that of a gift in any case, with how far their holders are, where they show it:
 * as long as the places are open, since nobody who holds one can take that back afterwards.
 */
export async function listPlaces({ db, now }: Pick<Context, 'db' | 'now'>, group: Group, { limit, offset }: Part) {
  const { id, seats: count } = group
  const rows = await db
    .select({ seat: seats, firstName: users.firstName, lastName: users.lastName })
    .from(seats)
    .leftJoin(users, eq(users.id, seats.claimedBy))
    .where(and(eq(seats.orderId, id), count > 1 ? sql`(${isTaken} or ${isInvited})` : undefined))
    .orderBy(sql`${seats.claimedAt} asc nulls last`, asc(seats.email), asc(seats.id))
    .limit(limit)
    .offset(offset)
  const isOpen = standingOf(group, now()) === 'open'
  return Promise.all(rows.map(async row => shownPlace(db, { ...group, isOpen }, row)))
}

type Row = { seat: typeof seats.$inferSelect; firstName: string | null; lastName: string | null }

const isCertifiedBy = async (db: Db, group: Group, { claimedBy: userId, claimedAt: since }: Row['seat']) =>
  userId !== null && since !== null && hasCertificate(db, { ...group, userId, since })

async function shownPlace(db: Db, group: Group & { readonly isOpen: boolean }, { seat, ...names }: Row) {
  const { claimedBy: userId, claimedAt, sendAt, sentAt, moves } = seat
  const isCertified = await isCertifiedBy(db, group, seat)
  return {
    _id: seat.id,
    email: seat.email,
    name: seat.name,
    message: seat.message,
    sendAt: sentAt ? null : (sendAt?.toISOString() ?? null),
    sentAt: sentAt?.toISOString() ?? null,
    takenAt: claimedAt?.toISOString() ?? null,
    mayMove: userId !== null && mayMove({ seats: group.seats, moves, hasCertificate: isCertified }),
    movesLeft: Math.max(0, MOST_MOVES - moves),
    progress: group.isOpen ? await readProgress(db, group, { seat, ...names, isCertified }) : null,
  }
}

/** What the caller bought for others, the newest first, and the places that they hold. */
export async function listOwnSeats({ db, actor, now }: Context) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const groups = await db
    .select({
      id: orders.id,
      name: seatGroups.name,
      status: orders.status,
      seats: sql<number>`${orders.seats}`,
      createdAt: orders.createdAt,
      planId: orders.planId,
      endsAt: seatGroups.endsAt,
      ...thingColumns,
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
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(and(eq(orders.userId, user.id), sql`${orders.status} <> 'cancelled'`))
    .orderBy(desc(orders.createdAt))
    .limit(MOST)
  return {
    groups: groups.map(({ taken, invited, ...group }) => ({
      ...shownGroup(group, now()),
      taken,
      invited,
    })),
    held: await listHeld(db, { userId: user.id, now: now() }),
  }
}

/** A gift shows nobody anything, and has no place here. */
async function listHeld(db: Db, { userId, now }: { userId: string; now: Date }) {
  const rows = await db
    .select({
      id: seats.id,
      claimedAt: seats.claimedAt,
      shows: seats.showsProgress,
      team: seatGroups.name,
      firstName: users.firstName,
      lastName: users.lastName,
      erasedAt: users.erasedAt,
      endsAt: seatGroups.endsAt,
      ...thingColumns,
    })
    .from(seats)
    .innerJoin(seatGroups, eq(seatGroups.orderId, seats.orderId))
    .innerJoin(orders, eq(orders.id, seats.orderId))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(seats.claimedBy, userId), isNotNull(seats.claimedAt), areOpen(now), sql`${orders.seats} > 1`))
    .orderBy(desc(seats.claimedAt))
    .limit(MOST)
  return rows.map(({ id, claimedAt, endsAt, shows, ...row }) => ({
    _id: id,
    ...shownThing(row),
    from: giverOf(row),
    takenAt: claimedAt?.toISOString() ?? '',
    endsAt: endsAt?.toISOString() ?? null,
    shows,
  }))
}
