import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'

import { users } from '#src/features/accounts/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Context } from '#src/server/context.ts'

import { seatGroups, seats } from '../tables.ts'
import { isInvited, isTaken } from './find-seats.ts'
import { countPlaces } from './read-seats.ts'

/** The places of an order, or of the group that goes on by it, and who has them, as staff read it. */
export async function manageSeats({ db }: Context, { id }: { id: string }) {
  const [order] = await db.select({ renewsId: orders.renewsId }).from(orders).where(eq(orders.id, id))
  const groupId = order?.renewsId ?? id
  const [group] = await db
    .select({ name: seatGroups.name, endsAt: seatGroups.endsAt, seats: sql<number>`${orders.seats}` })
    .from(seatGroups)
    .innerJoin(orders, eq(orders.id, seatGroups.orderId))
    .where(and(eq(orders.id, groupId), isNotNull(orders.seats)))
  if (!group) return { group: null, places: [] }
  const rows = await db
    .select({ seat: seats, firstName: users.firstName, lastName: users.lastName })
    .from(seats)
    .leftJoin(users, eq(users.id, seats.claimedBy))
    .where(and(eq(seats.orderId, groupId), sql`(${isTaken} or ${isInvited})`))
    .orderBy(sql`${seats.claimedAt} asc nulls last`, asc(seats.email))
  return {
    group: { ...group, endsAt: group.endsAt?.toISOString() ?? null, ...(await countPlaces(db, groupId)) },
    places: rows.map(({ seat, firstName, lastName }) => ({
      _id: seat.id,
      email: seat.email,
      sendAt: seat.sentAt ? null : (seat.sendAt?.toISOString() ?? null),
      takenAt: seat.claimedAt?.toISOString() ?? null,
      holder: seat.claimedBy ? { _id: seat.claimedBy, name: `${firstName} ${lastName}` } : null,
    })),
  }
}
