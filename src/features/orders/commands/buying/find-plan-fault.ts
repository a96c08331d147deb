import type { Coupon } from '#src/features/coupons/queries/find-coupon.ts'
import { findOpenPass } from '#src/features/orders/queries/pass-orders.ts'
import { countLive } from '#src/features/orders/queries/plan-checkouts.ts'
import type { Context } from '#src/server/context.ts'
import type { Refused } from '#src/wire/refusals.ts'

import { findFault, givenBackBy, type Wanted } from './use-coupon.ts'

type Asked = {
  readonly coupon: Coupon
  readonly wanted: Wanted & { readonly thing: { readonly planId: string } }
  /** Their order of the plan that waits. */
  readonly open: Awaited<ReturnType<typeof findOpenPass>>
}

/**
 * Why somebody cannot pay a plan with a coupon. What they have begun with it themselves, and would give up for this, is no use.
 * @returns 'overtaken' where another tab of theirs has begun meanwhile: what has used the coupon may be that
 */
export async function findPlanFault(context: Context, asked: Asked): Promise<Refused | 'overtaken' | undefined> {
  const { coupon, wanted, open } = asked
  const { userId, thing } = wanted
  const count = () => countLive(context.db, { userId, couponId: coupon.id })
  const live = await count()
  const fault = await findFault(context, context.db, { coupon, wanted, back: givenBackBy(open, coupon) + live })
  if (!fault) return undefined
  const isSame = (await findOpenPass(context, { userId, ...thing }))?.id === open?.id && (await count()) === live
  return isSame ? fault : 'overtaken'
}
