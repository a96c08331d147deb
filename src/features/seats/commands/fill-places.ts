import { and, asc, eq, isNotNull } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import type { Tx } from '#src/server/database/database.ts'

import { seatGroups, seats } from '../tables.ts'

type Filled = { readonly groupId: string; readonly count: number }

/**
 * Makes the places of an order that there are not yet. One that was made anew from its payment alone, as after a restore, has
 * lost whom they were for, and gets them free.
 */
export async function fillPlaces(tx: Tx, { groupId: orderId, count }: Filled): Promise<void> {
  await tx.insert(seatGroups).values({ orderId }).onConflictDoNothing()
  const lacking = count - (await tx.$count(seats, eq(seats.orderId, orderId)))
  if (lacking > 0) await tx.insert(seats).values(Array.from({ length: lacking }, () => ({ orderId })))
}

/** All places of a group, locked with it until the transaction ends, and before them whoever holds one (decision 0037). */
export async function lockPlaces(tx: Tx, orderId: string) {
  const isOfIt = eq(seats.orderId, orderId)
  const holders = await tx
    .select({ id: seats.claimedBy })
    .from(seats)
    .where(and(isOfIt, isNotNull(seats.claimedBy)))
  await lockUsers(tx, idsOf(holders.map(({ id }) => id)))
  await tx.select().from(seatGroups).where(eq(seatGroups.orderId, orderId)).for('update')
  const places = await tx.select().from(seats).where(isOfIt).orderBy(asc(seats.id)).for('update')
  // Somebody may have taken one since it was looked.
  await lockUsers(tx, idsOf(places.map(({ claimedBy }) => claimedBy)))
  return places
}

const idsOf = (ids: readonly (string | null)[]): string[] => ids.flatMap(id => id ?? [])
