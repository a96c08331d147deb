import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'

import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'
import { normalEmail } from '#src/wire/text/emails.ts'

import { addressesIn, MOST_SENDS, refuseClosed, standingOf } from '../policy.ts'
import { findGroup, isFree } from '../queries/find-seats.ts'
import { seatGroups, seats } from '../tables.ts'

/** What a list of addresses would do. Nothing is sent by that. */
export async function checkInvites({ db, actor, now }: Context, { id, text }: { id: string; text: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const group = await findGroup(db, { id, userId: user.id })
  if (!group) return refuse('not-found')
  const standing = standingOf(group, now())
  if (standing !== 'open') return refuseClosed(standing)
  const { emails: all, repeated, bad } = addressesIn(text, normalEmail)
  const before = new Set(await emailsOf(db, id))
  return {
    emails: all.filter(email => !before.has(email)).slice(0, 500),
    known: all.filter(email => before.has(email)).slice(0, 500),
    repeated,
    bad: bad.slice(0, 50),
    free: await db.$count(seats, and(eq(seats.orderId, id), isFree)),
  }
}

/** The addresses that a group keeps places for. */
export async function emailsOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ email: seats.email })
    .from(seats)
    .where(and(eq(seats.orderId, orderId), isNotNull(seats.email)))
    .orderBy(asc(seats.email))
  return rows.flatMap(({ email }) => email ?? [])
}

/**
 * Keeps a free place for each of these addresses, and mails them. Who has one of these already is left alone. All of them or
 * none: refuses 'places-few' where there are not so many free ones, and 'places-closed', 'places-over'.
 */
export async function inviteToSeats(
  { db, actor, now, queue }: Context,
  { id, emails }: { id: string; emails: readonly string[] },
) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  return db.transaction(async tx => {
    // Two lists at once would keep two places for one address.
    await tx.select().from(seatGroups).where(eq(seatGroups.orderId, id)).for('update')
    const group = await findGroup(tx, { id, userId: user.id })
    if (!group || group.seats === 1) return refuse('not-found')
    const standing = standingOf(group, now())
    if (standing !== 'open') return refuseClosed(standing)
    const before = new Set(await emailsOf(tx, id))
    const fresh = [...new Set(emails)].filter(email => !before.has(email))
    const free = await tx
      .select({ id: seats.id, sends: seats.sends })
      .from(seats)
      .where(and(eq(seats.orderId, id), isFree))
      .orderBy(asc(seats.sends), asc(seats.id))
      .limit(fresh.length)
      .for('update')
    if (free.length < fresh.length) return refuse('places-few')
    // Who takes places back to invite again writes no more mails than the places have.
    if (free.some(({ sends }) => sends >= MOST_SENDS)) return refuse('place-mailed')
    if (fresh.length === 0) return { invited: 0 }
    const ids = free.map(seat => seat.id)
    await tx
      .update(seats)
      .set({
        email: sql`(${sql.param(fresh)}::text[])[array_position(${sql.param(ids)}::uuid[], ${seats.id})]`,
        sendAt: now(),
        sentAt: null,
      })
      .where(inArray(seats.id, ids))
    await queue.send(tx, 'send-places', {})
    return { invited: fresh.length }
  })
}
