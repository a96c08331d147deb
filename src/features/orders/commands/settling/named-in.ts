import type { Intent } from '#src/server/payments/intents.ts'
import { Id } from '#src/wire/fields.ts'
import { seatsIn } from '#src/wire/money/places.ts'

/** What a payment says of the order that it is for: we wrote it there. Whatever is no id of ours is left out. */
export const namedIn = ({ orderId, userId, courseId, planId, renewsId }: Intent['metadata']) => ({
  id: Id.safeParse(orderId).data,
  userId: Id.safeParse(userId).data,
  courseId: Id.safeParse(courseId).data,
  planId: Id.safeParse(planId).data,
  renewsId: Id.safeParse(renewsId).data,
})

/** The order of a course, or of places of a course or a plan, that a payment names: what an order that was lost is made from. */
export function soldIn({ metadata }: Pick<Intent, 'metadata'>) {
  const { id, userId, ...named } = namedIn(metadata)
  const seats = seatsIn(metadata)
  const thing = thingIn(named, seats)
  return id && userId && thing ? { id, userId, seats, ...thing } : undefined
}

type Named = Pick<ReturnType<typeof namedIn>, 'courseId' | 'planId' | 'renewsId'>

function thingIn({ courseId, planId, renewsId }: Named, seats: number | null) {
  if (courseId) return { courseId, planId: null, renewsId: null }
  return planId && seats !== null ? { courseId: null, planId, renewsId: renewsId ?? null } : undefined
}
