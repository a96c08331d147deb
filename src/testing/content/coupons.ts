import { randomUUID } from 'node:crypto'

import { couponCourses, coupons } from '#src/features/coupons/tables.ts'
import type { Db } from '#src/server/database/database.ts'

type Fields = Partial<typeof coupons.$inferInsert> & {
  /** The courses that it is for; all without them. */
  readonly courseIds?: readonly string[]
}

/** A coupon that takes off ten percent unless told, for everybody once. */
export async function seedCoupon(db: Db, { courseIds, ...fields }: Fields = {}): Promise<{ id: string; code: string }> {
  const id = randomUUID()
  const code = fields.code ?? `C-${id.slice(0, 8).toUpperCase()}`
  const value = fields.amountOffCents ? { currency: 'usd' } : { percentOff: 10 }
  await db.insert(coupons).values({ ...value, scope: courseIds ? 'chosen' : 'all', ...fields, id, code })
  if (courseIds) await db.insert(couponCourses).values(courseIds.map(courseId => ({ couponId: id, courseId })))
  return { id, code }
}
