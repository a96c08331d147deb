import { and, asc, eq, inArray } from 'drizzle-orm'

import { courses } from '#src/features/courses/tables/courses.ts'
import { plans } from '#src/features/memberships/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { bankTransfers, transferSteps } from '#src/server/payments/transfers/tables.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { seatsIn } from '#src/wire/money/places.ts'
import { refuse } from '#src/wire/refusals.ts'

export type Transfer = typeof bankTransfers.$inferSelect
type Step = typeof transferSteps.$inferSelect

/** The steps of transfers, the oldest first. */
export async function findSteps(db: Db, ids: readonly string[]): Promise<Map<string, Step[]>> {
  const steps = await db
    .select()
    .from(transferSteps)
    .where(inArray(transferSteps.transferId, [...ids]))
    .orderBy(asc(transferSteps.at), asc(transferSteps.id))
  return Map.groupBy(steps, step => step.transferId)
}

/** What buyers and staff read alike. */
export function sharedFields(transfer: Transfer, steps: readonly Step[]) {
  const { amountCents, currency, reference, state, dueAt } = transfer
  const last = steps.findLast(({ what }) => what === 'sent' || what === 'declined')
  return {
    amount: fromMinor(amountCents, currency),
    currency,
    reference,
    state,
    dueAt: dueAt.toISOString(),
    proofs: steps.flatMap(({ id, at, fileKey }) =>
      fileKey ? [{ _id: id, at: at.toISOString(), isPdf: fileKey.endsWith('.pdf') }] : [],
    ),
    declined: last?.what === 'declined' ? last.note : null,
  }
}

/** The transfer that is to pay an order, and what was ordered. @param userId of whom the order has to be */
export async function findOfOrder(db: Db, { orderId, userId }: { orderId: string; userId: string | undefined }) {
  const [row] = await db
    .select({
      transfer: bankTransfers,
      order: { id: orders.id, status: orders.status, paymentIntentId: orders.paymentIntentId },
      course: { id: courses.id, title: courses.title, thumbnail: courses.thumbnail, ground: courses.ground },
      plan: { _id: plans.id, name: plans.name, duration: plans.duration },
    })
    .from(orders)
    .innerJoin(bankTransfers, eq(bankTransfers.id, orders.paymentIntentId))
    .leftJoin(courses, eq(courses.id, orders.courseId))
    .leftJoin(plans, eq(plans.id, orders.planId))
    .where(and(eq(orders.id, orderId), userId === undefined ? undefined : eq(orders.userId, userId)))
  return row
}

/** One's own transfer; what is somebody else's is not there. */
export async function readTransfer({ db, actor }: Context, { id }: { id: string }) {
  const user = userOf(actor)
  if (!user) return refuse('sign-in')
  const found = await findOfOrder(db, { orderId: id, userId: user.id })
  if (!found) return refuse('not-found')
  const { transfer, course, plan } = found
  const steps = await findSteps(db, [transfer.id])
  const { account } = transfer
  return {
    transfer: {
      _id: id,
      course: course && shownCourse(course),
      plan,
      seats: seatsIn(transfer.metadata),
      group: seatsIn(transfer.metadata) === null ? null : (transfer.metadata['renewsId'] ?? id),
      account,
      ...sharedFields(transfer, steps.get(transfer.id) ?? []),
    },
  }
}

type Course = NonNullable<NonNullable<Awaited<ReturnType<typeof findOfOrder>>>['course']>

const shownCourse = ({ id: _id, title, thumbnail, ground }: Course) => ({
  _id,
  title,
  thumbnail: thumbnail && publicFileUrl(thumbnail),
  ground,
})

/** The storage key of a proof, for its buyer and for administrators. */
export async function findProof({ db, actor }: Context, { id, proof }: { id: string; proof: string }) {
  const user = userOf(actor)
  if (!user) return undefined
  const found = await findOfOrder(db, { orderId: id, userId: user.role === 'admin' ? undefined : user.id })
  if (!found) return undefined
  const isIt = and(eq(transferSteps.id, proof), eq(transferSteps.transferId, found.transfer.id))
  const [step] = await db.select({ key: transferSteps.fileKey }).from(transferSteps).where(isIt)
  return step?.key ?? undefined
}
