// What becomes of places when the money of their order comes, goes back, and comes again.
import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'

import { lockUsers } from '#src/features/accounts/commands/lock-users.ts'
import { restorePaid, revokeUnpaid } from '#src/features/certificates/commands/revoke-certificate.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { grantCourse, revokeCourse } from '#src/features/enrolments/commands.ts'
import { findAccess } from '#src/features/enrolments/queries.ts'
import type { PlacesOrder } from '#src/features/orders/queries/course-order.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'

import { seatGroups, seats } from '../tables.ts'
import { tellHolder } from './tell-holder.ts'

/**
 * Opens the places of an order that is paid, and again the course to whoever had taken one. An order that was made anew from
 * its payment alone, as after a restore, has lost whom they were for, and gets them free.
 */
export async function openPlaces(context: Context, tx: Db, { id: orderId, courseId, seats: count }: PlacesOrder) {
  await tx.insert(seatGroups).values({ orderId }).onConflictDoNothing()
  const lacking = count - (await tx.$count(seats, eq(seats.orderId, orderId)))
  if (lacking > 0) await tx.insert(seats).values(Array.from({ length: lacking }, () => ({ orderId })))
  const held = await tx
    .select()
    .from(seats)
    .where(and(eq(seats.orderId, orderId), isNotNull(seats.claimedBy)))
    .orderBy(asc(seats.id))
    .for('update')
  for (const { claimedBy: userId } of held) {
    if (!userId || !(await grantCourse(tx, { userId, courseId, source: 'seat' }))) continue
    await countLearner(tx, { courseId, userId }, 1)
    await restorePaid(context, tx, { userId, courseId })
    await tellHolder(context, tx, { userId, courseId, turn: 'reopened' })
  }
  await context.queue.send(tx, 'send-places', {})
}

type Closed = { readonly order: PlacesOrder; readonly cause: 'refund' | 'chargeback' }

/**
 * Closes the places of an order whose money went back, with the course of whoever had taken one; and where the academy is
 * set so, the certificates that were earned by them.
 */
export async function closePlaces(context: Context, tx: Tx, { order, cause }: Closed): Promise<boolean> {
  const { id: orderId, courseId } = order
  const isOfIt = eq(seats.orderId, orderId)
  const holders = await tx
    .select({ id: seats.claimedBy })
    .from(seats)
    .where(and(isOfIt, isNotNull(seats.claimedBy)))
  // A certificate that is just being earned waits for this, or is found by it.
  await lockUsers(
    tx,
    holders.flatMap(({ id }) => id ?? []),
  )
  const places = await tx.select().from(seats).where(isOfIt).orderBy(asc(seats.id)).for('update')
  for (const { claimedBy: userId, claimedAt } of places) {
    if (!userId || !claimedAt || !(await revokeCourse(tx, { userId, courseId, source: 'seat' }))) continue
    await countLearner(tx, { courseId, userId }, -1)
    await endCertificate(context, tx, { userId, courseId, claimedAt, cause })
    await tellHolder(context, tx, { userId, courseId, turn: 'ended' })
  }
  context.log.info({ event: 'places-closed', orderId, cause }, 'the places of an order were closed')
  return places.length > 0
}

type Ended = {
  readonly userId: string
  readonly courseId: string
  readonly claimedAt: Date
  readonly cause: Closed['cause']
}

async function endCertificate(context: Context, tx: Tx, { userId, courseId, claimedAt, cause }: Ended): Promise<void> {
  if (context.identity().certificatesAfterRefund === 'kept') return
  if ((await findAccess(tx, { userId, courseId })).length > 0) return
  const isOfPlace = and(
    eq(certificates.userId, userId),
    eq(certificates.courseId, courseId),
    gte(certificates.issuedAt, claimedAt),
    isNull(certificates.revokedAt),
  )
  if ((await tx.$count(certificates, isOfPlace)) > 0) await revokeUnpaid(context, tx, { userId, courseId, cause })
}
