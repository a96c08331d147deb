// What becomes of places when the money of their order comes, goes back, and comes again.
import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm'

import { restorePaid, revokeUnpaid } from '#src/features/certificates/commands/revoke-certificate.ts'
import { certificates } from '#src/features/certificates/tables.ts'
import { countLearner } from '#src/features/courses/commands/count-learner.ts'
import { grantCourse, revokeCourse } from '#src/features/enrolments/commands.ts'
import { findAccess } from '#src/features/enrolments/queries.ts'
import type { PlacesOrder } from '#src/features/orders/queries/course-order.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'

import { seats } from '../tables.ts'
import { fillPlaces, lockPlaces } from './fill-places.ts'
import { closePlanPlaces, openPlanPlaces, type PaidFor } from './plan-places.ts'
import { tellHolder } from './tell-holder.ts'

type Opened = { readonly order: PlacesOrder; readonly interval: 'month' | 'year' | null }

/** Opens the places of an order that is paid, and again what they open to whoever had taken one. @returns the days of a plan */
export async function openPlaces(context: Context, tx: Tx, { order, interval }: Opened): Promise<PaidFor | undefined> {
  const { planId, courseId } = order
  if (planId !== null && interval) return openPlanPlaces(context, tx, { order, planId, interval })
  if (courseId !== null) await openCourse(context, tx, { order, courseId })
  return undefined
}

type OfCourse = { readonly order: PlacesOrder; readonly courseId: string }

async function openCourse(context: Context, tx: Tx, { order, courseId }: OfCourse): Promise<void> {
  const { id: orderId } = order
  await fillPlaces(tx, { groupId: orderId, count: order.seats })
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
 * set so, the certificates that were earned by them. Of a plan, what the money paid for is taken off their time.
 */
export async function closePlaces(context: Context, tx: Tx, { order, cause }: Closed): Promise<boolean> {
  const { id: orderId, planId, courseId } = order
  if (planId !== null) return closePlanPlaces(context, tx, { order, planId })
  if (courseId === null) return false
  // A certificate that is just being earned waits for this, or is found by it.
  const places = await lockPlaces(tx, orderId)
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
