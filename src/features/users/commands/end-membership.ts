import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'

import { confirmPassword } from '#src/features/accounts/commands/sign-in/confirm-password.ts'
import { sendMembershipStopping } from '#src/features/memberships/commands/notify-member.ts'
import { endPass } from '#src/features/memberships/commands/passes/end-pass.ts'
import { settleMembership } from '#src/features/memberships/commands/settle-membership.ts'
import { ask, findBySubscription } from '#src/features/memberships/queries/find-memberships.ts'
import { memberships } from '#src/features/memberships/tables.ts'
import { refundOrder } from '#src/features/orders/commands/refunds/refund-order.ts'
import { orders } from '#src/features/orders/tables.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { fromMinor } from '#src/wire/money/money.ts'
import { isPass, isPlace } from '#src/wire/money/passes.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { usersContract } from '../contract.ts'
import { lockUser } from './lock-user.ts'

type Wanted = z.output<typeof usersContract.endMembership.input>

/**
 * Ends somebody's membership, at once or with the period that is paid, and gives back nothing, a part or all that is left of
 * its last bill. The money goes first, since it may be refused, and then nothing has changed; asking again with the same key
 * gives nothing twice, and ends what a lost answer left running. What is not paid ends at once, and so does what is given back
 * whole, and what is paid until a date. The member hears of it.
 * Refuses a wrong password (T79), 'not-found', 'membership-ended', 'place-of-buyer', 'conflict' where there is no bill, and what giving back is
 * refused for.
 */
export async function endMembership(context: Context, wanted: Wanted) {
  const confirmed = await confirmPassword(context, wanted.password)
  if (isRefused(confirmed)) return confirmed
  const [held] = await context.db.select().from(memberships).where(eq(memberships.id, wanted.id))
  if (!held) return refuse('not-found')
  if (held.status === 'ended') return refuse('membership-ended')
  if (isPlace(held.subscriptionId)) return refuse('place-of-buyer')
  const refused = await giveBack(context, wanted)
  if (refused) return refused
  const { subscriptionId } = held
  if (isPass(subscriptionId)) return endPaidOnce(context, held, wanted)
  const isNow = wanted.when === 'now' || held.status !== 'active' || isAll(wanted)
  const answer = await ask(context, () =>
    context.payments.cancelSubscription(subscriptionId, isNow ? 'now' : 'period-end'),
  )
  if (!answer) return refuse('not-found')
  return context.db.transaction(async tx => {
    const user = await lockUser(tx, held.userId)
    if (isRefused(user)) return user
    await settleMembership(context, tx, answer)
    if (!isNow && !held.cancelAtPeriodEnd) await sendMembershipStopping(context, tx, subscriptionId)
    await recordEnd(context, tx, { user, subscriptionId, wanted, isNow })
    return { changed: true as const }
  })
}

const isAll = ({ back }: Wanted): boolean => back !== undefined && back.amount === back.left

/** Gives back of the very bill that was shown: another one may be the last by now. */
async function giveBack(context: Context, wanted: Wanted): Promise<Refused | undefined> {
  const { id, password, reason, back, note } = wanted
  if (!back) return undefined
  const { order: orderId, ...part } = back
  const isOfIt = and(eq(orders.id, orderId), eq(orders.membershipId, id))
  const [bill] = await context.db.select().from(orders).where(isOfIt)
  if (!bill) return refuse('conflict', { text: 'This is no bill of this membership' })
  // It went back before, as where the answer was lost: what is left is to end it.
  if (isAll(wanted) && bill.status === 'refunded') return undefined
  const left = fromMinor(bill.amountCents - bill.refundedCents, bill.currency)
  if (isAll(wanted) && left !== back.left) return refuse('refund-changed')
  const answer = await refundOrder(context, {
    id: orderId,
    password,
    reason,
    note,
    part: isAll(wanted) ? undefined : part,
  })
  return isRefused(answer) ? answer : undefined
}

/** What is paid until a date ends by itself then, so it is ended now. */
const endPaidOnce = (context: Context, { id, userId, subscriptionId }: Held, wanted: Wanted) =>
  context.db.transaction(async tx => {
    const user = await lockUser(tx, userId)
    if (isRefused(user)) return user
    const [membership] = await tx.select().from(memberships).where(eq(memberships.id, id))
    // What went back whole may have ended it already.
    const isRefunded = isAll(wanted)
    if (membership && membership.status !== 'ended')
      await endPass(context, tx, { membership: { ...membership, currentPeriodEnd: context.now() }, isRefunded })
    await recordEnd(context, tx, { user, subscriptionId, wanted, isNow: true })
    return { changed: true as const }
  })

type Held = typeof memberships.$inferSelect

type Ended = {
  readonly user: { readonly id: string; readonly name: string }
  readonly subscriptionId: string
  readonly wanted: Wanted
  readonly isNow: boolean
}

async function recordEnd(context: Context, tx: Tx, { user, subscriptionId, wanted, isNow }: Ended): Promise<void> {
  const { reason, back } = wanted
  const now = await findBySubscription(tx, subscriptionId)
  await recordAudit(tx, context, {
    action: 'user.end-membership',
    thing: user,
    after: {
      membershipId: wanted.id,
      until: isNow ? 'now' : (now?.currentPeriodEnd.toISOString() ?? ''),
      back: back?.amount ?? 'none',
      reason,
    },
  })
}
