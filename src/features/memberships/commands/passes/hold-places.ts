// Memberships that somebody else has paid for: the places of a plan (decision 0104). Who gives them says when they begin and end.
import { and, inArray, ne, sql } from 'drizzle-orm'

import { memberships } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { coverHolders } from '../cover-holders.ts'
import { ofNoProvider } from './of-no-provider.ts'

export type HeldPlace = { readonly subscriptionId: string; readonly userId: string }

type Held = {
  readonly places: readonly HeldPlace[]
  readonly planId: string
  readonly interval: 'month' | 'year'
  readonly endsAt: Date
}

/**
 * Has people hold a plan by their places until a day: from now on, on from where they are, or again. What else they have stays
 * as it is. The caller holds a lock on each of them.
 */
export async function holdPlaces({ now }: Pick<Context, 'now'>, tx: Tx, held: Held): Promise<void> {
  const { places, planId, interval, endsAt } = held
  if (places.length === 0) return
  const rows = places.map(({ subscriptionId, userId }) => ({
    userId,
    planId,
    subscriptionId,
    ...ofNoProvider,
    // Its holder pays nothing.
    amountCents: 0,
    interval,
    startedAt: now(),
    currentPeriodEnd: endsAt,
  }))
  await tx
    .insert(memberships)
    .values(rows)
    .onConflictDoUpdate({
      target: memberships.subscriptionId,
      set: { status: 'active', currentPeriodEnd: endsAt, endedAt: null },
    })
  await coverHolders(
    tx,
    places.map(({ userId }) => userId),
  )
}

/** Has places end now, and closes what they opened. The caller holds a lock on each holder, and tells them. */
export async function endPlaces({ now }: Pick<Context, 'now'>, tx: Tx, places: readonly HeldPlace[]): Promise<void> {
  if (places.length === 0) return
  const isOfThem = inArray(
    memberships.subscriptionId,
    places.map(({ subscriptionId }) => subscriptionId),
  )
  const ended = sql`least(${memberships.currentPeriodEnd}, ${now().toISOString()}::timestamptz)`
  await tx
    .update(memberships)
    .set({ status: 'ended', currentPeriodEnd: ended, endedAt: ended })
    .where(and(isOfThem, ne(memberships.status, 'ended')))
  await coverHolders(
    tx,
    places.map(({ userId }) => userId),
  )
}
