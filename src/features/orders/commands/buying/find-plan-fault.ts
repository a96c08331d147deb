import type { Coupon } from '#src/features/coupons/queries/find-coupon.ts'
import { findOpenPass } from '#src/features/orders/queries/pass-orders.ts'
import { countLive } from '#src/features/orders/queries/plan-checkouts.ts'
import type { Context } from '#src/server/context.ts'
import type { Refused } from '#src/wire/refusals.ts'

import { findFault, givenBackBy } from './use-coupon.ts'

type Asked = {
  readonly coupon: Coupon
  readonly userId: string
  readonly planId: string
  readonly priceCents: number
  readonly currency: string
  /** Their order of the plan that waits. */
  readonly open: Awaited<ReturnType<typeof findOpenPass>>
}

/**
 * Why somebody cannot pay a plan with a coupon. What they have begun with it themselves, and would give up for this, is no use.
 * @returns 'overtaken' where another tab of theirs has begun meanwhile: what has used the coupon may be that
 */
export async function findPlanFault(context: Context, asked: Asked): Promise<Refused | 'overtaken' | undefined> {
  const { coupon, userId, planId, priceCents, currency, open } = asked
  const count = () => countLive(context.db, { userId, couponId: coupon.id })
  const live = await count()
  const wanted = { userId, thing: { planId }, priceCents, currency }
  const fault = await findFault(context, context.db, { coupon, wanted, back: givenBackBy(open, coupon) + live })
  if (!fault) return undefined
  const isSame = (await findOpenPass(context, { userId, planId }))?.id === open?.id && (await count()) === live
  return isSame ? fault : 'overtaken'
}
