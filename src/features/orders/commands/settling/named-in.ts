import type { Intent } from '#src/server/payments/intents.ts'
import { Id } from '#src/wire/fields.ts'

/** What a payment says of the order that it is for: we wrote it there. Whatever is no id of ours is left out. */
export const namedIn = ({ orderId, userId, courseId, planId }: Intent['metadata']) => ({
  id: Id.safeParse(orderId).data,
  userId: Id.safeParse(userId).data,
  courseId: Id.safeParse(courseId).data,
  planId: Id.safeParse(planId).data,
})
