import { randomUUID } from 'node:crypto'

import { couponCourses, couponPlans, coupons } from '#src/features/coupons/tables.ts'
import type { Db } from '#src/server/database/database.ts'

type Fields = Partial<typeof coupons.$inferInsert> & {
  /** The courses that it is for; all without them. */
  readonly courseIds?: readonly string[]
  /** The plans that it is for, and no course. */
  readonly planIds?: readonly string[]
}

/** A coupon that takes off ten percent unless told, for everybody once. */
export async function seedCoupon(
  db: Db,
  { courseIds, planIds, ...fields }: Fields = {},
): Promise<{ id: string; code: string }> {
  const id = randomUUID()
  const code = fields.code ?? `C-${id.slice(0, 8).toUpperCase()}`
  const value = fields.amountOffCents ? { currency: 'usd' } : { percentOff: 10 }
  await db.insert(coupons).values({
    ...value,
    scope: courseIds || planIds ? 'chosen' : 'all',
    ...(planIds && { planScope: 'chosen' }),
    ...fields,
    id,
    code,
  })
  if (courseIds) await db.insert(couponCourses).values(courseIds.map(courseId => ({ couponId: id, courseId })))
  if (planIds) await db.insert(couponPlans).values(planIds.map(planId => ({ couponId: id, planId })))
  return { id, code }
}
