import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit, wasRecordedElsewhere } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isDuplicate } from '#src/server/database/database.ts'
import { refuse } from '#src/wire/refusals.ts'

import type { couponsContract } from '../contract.ts'
import { lockCoupon } from '../queries/find-coupon.ts'
import { findCoupon } from '../queries/manage-coupons.ts'
import { coupons } from '../tables.ts'

type Given = z.output<typeof couponsContract.changeCoupon.input>

const actions = {
  on: 'coupon.enable',
  off: 'coupon.disable',
  archived: 'coupon.archive',
  restored: 'coupon.restore',
} as const

/**
 * Switches a coupon off or on again, archives it or brings it back; one that is so already stays so, without a trace. Its
 * uses stay. Refuses 'not-found', and 'coupon-exists' where another one has its code by now.
 */
export async function changeCoupon(context: Context, { id, to }: Given) {
  const column = to === 'on' || to === 'off' ? 'switchedOffAt' : 'archivedAt'
  const isSet = to === 'off' || to === 'archived'
  try {
    return await context.db.transaction(async tx => {
      const before = await lockCoupon(tx, id)
      if (!before) return refuse('not-found')
      if ((before[column] !== null) === isSet) wasRecordedElsewhere(context)
      else {
        const at = isSet ? context.now() : null
        await tx
          .update(coupons)
          .set({ [column]: at })
          .where(eq(coupons.id, id))
        await recordAudit(tx, context, {
          action: actions[to],
          thing: { id, name: before.code },
          before: { [column]: before[column] },
          after: { [column]: at },
        })
      }
      const coupon = await findCoupon({ ...context, db: tx }, id)
      return coupon ? { coupon } : refuse('not-found')
    })
  } catch (error) {
    if (isDuplicate(error, 'coupons_code')) return refuse('coupon-exists')
    throw error
  }
}
