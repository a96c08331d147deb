import type { Context } from '#src/server/context.ts'
import { endCase } from '#src/server/payments/cases.ts'
import { claimAutomatic, releaseCase } from '#src/server/payments/claims.ts'

import { lockUser } from '../queries/find-memberships.ts'
import { notifyPayer } from './notify-payer.ts'

export type ReturnMembership = {
  readonly subscriptionId: string
  readonly userId: string
  readonly planName: string
}

/**
 * Ends the second subscription of a plan that its buyer holds already, gives its money back, and tells them; once,
 * however often it is asked for. Where the provider refuses the money, that stays before the staff: nobody may be given
 * anything for the subscription, so it ends all the same. Once its case is decided, nothing goes back by itself.
 */
export async function returnMembership(
  context: Context,
  { subscriptionId, userId, planName }: ReturnMembership,
): Promise<void> {
  const { db, payments, log } = context
  const about = { kind: 'subscription', subject: subscriptionId } as const
  await using claim = await claimAutomatic(db, about)
  if (!claim) return
  const found = await payments.findSubscription(subscriptionId)
  const answer = await payments.returnSubscription(subscriptionId)
  if (!answer.isRefunded) {
    // While it is claimed: what it is told of before it has ended would begin as a membership, and settle the case. And once
    // staff have closed the case, nothing would end it any more.
    await payments.cancelSubscription(subscriptionId, 'now')
    await releaseCase(context, claim, answer)
    const { reason, cents: returnedCents } = answer
    if (answer.isPassing) throw new Error(`${subscriptionId} is not given back yet: ${reason}`)
    log.error({ event: 'membership-not-returned', subscriptionId, reason, returnedCents }, 'a second membership')
    return
  }
  await db.transaction(async tx => {
    // News of the same subscription that is just being read would put it before the staff anew.
    await lockUser(tx, userId)
    const isFirst = await endCase(tx, about, { outcome: 'refunded', amountCents: answer.allCents })
    if (!isFirst || !found) return
    const money = { amountCents: answer.cents, currency: found.currency }
    await notifyPayer(context, tx, { userId, planName, ...money, why: 'second', isMembership: true })
  })
}
