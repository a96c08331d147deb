import { eq } from 'drizzle-orm'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { isRefused, refuse } from '#src/wire/refusals.ts'

import { lockCoupon } from '../queries/find-coupon.ts'
import { countUses } from '../queries/manage-coupons.ts'
import { coupons } from '../tables.ts'

/** Deletes a coupon that nobody has used. Refuses a wrong password (T79), 'coupon-fixed' and 'not-found'. */
export async function deleteCoupon(context: Context, { id, password }: { id: string; password: string }) {
  const confirmed = await confirmPassword(context, password)
  if (isRefused(confirmed)) return confirmed
  return context.db.transaction(async tx => {
    const coupon = await lockCoupon(tx, id)
    if (!coupon) return refuse('not-found')
    if ((await countUses(context, tx, id)) > 0)
      return refuse('coupon-fixed', { text: 'This coupon has been used. It can be archived' })
    await tx.delete(coupons).where(eq(coupons.id, id))
    await recordAudit(tx, context, { action: 'coupon.delete', thing: { id, name: coupon.code }, before: coupon })
    return { deleted: true } as const
  })
}
