import { eq } from 'drizzle-orm'

import { memberships } from '#src/features/memberships/tables.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { passEndWithout } from '#src/wire/money/pass-ends.ts'

import { coverHolders } from '../cover-holders.ts'
import { sendEnd } from './tell-holder.ts'

type Membership = typeof memberships.$inferSelect

/** Writes that a membership has ended; what it opened stays for the caller to close. */
export async function closePass(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  { id, endsAt }: Pick<Membership, 'id'> & { endsAt: Date },
): Promise<void> {
  const ended = endsAt < now() ? endsAt : now()
  await tx
    .update(memberships)
    .set({ status: 'ended', currentPeriodEnd: ended, endedAt: ended })
    .where(eq(memberships.id, id))
}

/** Ends a membership that is paid no longer: what it opened is closed, and its holder hears of it. The caller holds their lock. */
export async function endPass(
  context: Context,
  tx: Tx,
  { membership, ...back }: { membership: Membership; isRefunded: boolean; isBackByHand?: boolean },
): Promise<void> {
  const { id, userId } = membership
  await closePass(context, tx, { id, endsAt: membership.currentPeriodEnd })
  await coverHolders(tx, [userId])
  await sendEnd(context, tx, { membershipId: id, ...back })
  context.log.info(
    { event: 'pass-ended', membershipId: id, userId, isRefunded: back.isRefunded },
    'a paid membership has ended',
  )
}

/**
 * Takes back the days whose money has gone back: the membership ends so much earlier, or now. The caller holds its
 * holder's lock.
 * @returns when it ends, or nothing where it has ended, by this or before
 */
export async function shortenPass(
  context: Context,
  tx: Tx,
  { membershipId, isBackByHand, ...paid }: { membershipId: string; from: Date; to: Date; isBackByHand: boolean },
): Promise<Date | undefined> {
  const [membership] = await tx.select().from(memberships).where(eq(memberships.id, membershipId))
  if (!membership || membership.status === 'ended') return undefined
  const currentPeriodEnd = passEndWithout(membership, paid, context.identity().timeZone)
  if (currentPeriodEnd <= context.now()) {
    const ending = { ...membership, currentPeriodEnd: context.now() }
    await endPass(context, tx, { membership: ending, isRefunded: true, isBackByHand })
    return undefined
  }
  await tx.update(memberships).set({ currentPeriodEnd }).where(eq(memberships.id, membershipId))
  return currentPeriodEnd
}
