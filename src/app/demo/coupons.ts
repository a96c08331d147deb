// The coupons of the demo, and the orders that were paid with them.
import { coupons as content, type DemoCoupon } from '@palestra/demo-academy/content/coupons'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'

import { couponCourses, coupons } from '#src/features/coupons/tables.ts'
import { orders } from '#src/features/orders/tables.ts'
import type { Services } from '#src/server/context.ts'
import { discountOf } from '#src/wire/money/coupons.ts'

import { daysBefore } from './days.ts'
import { needed, type Ids } from './ids.ts'

export async function loadCoupons(services: Services, courseIds: Ids): Promise<void> {
  for (const coupon of content) await loadCoupon(services, courseIds, coupon)
}

async function loadCoupon({ db, now, config: { currency } }: Services, courseIds: Ids, given: DemoCoupon) {
  const { code, percentOff, amountOffCents, maxUses, endsInDays, courses, note, uses } = given
  const [made] = await db
    .insert(coupons)
    .values({
      code,
      ...(percentOff ? { percentOff } : { amountOffCents, currency }),
      maxUses,
      endsOn: endsInDays ? daysBefore(now(), -endsInDays).toISOString().slice(0, 10) : null,
      scope: courses ? 'chosen' : 'all',
      note,
      createdAt: daysBefore(now(), 21),
    })
    .returning()
  const coupon = needed(made, code)
  const chosen = (courses ?? []).map(slug => ({
    couponId: coupon.id,
    courseId: needed(courseIds.get(slug), slug),
  }))
  if (chosen.length > 0) await db.insert(couponCourses).values(chosen)
  const paid = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'paid'),
        gt(orders.amountCents, 0),
        gt(orders.createdAt, coupon.createdAt),
        isNull(orders.couponId),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(uses)
  for (const { id, amountCents: priceCents } of paid) {
    const discountCents = discountOf(coupon, { priceCents, currency })
    await db
      .update(orders)
      .set({ couponId: coupon.id, couponCode: code, discountCents, amountCents: priceCents - discountCents })
      .where(eq(orders.id, id))
  }
}
