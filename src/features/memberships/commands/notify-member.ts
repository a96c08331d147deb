import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'

import type { OtherPlan } from '../emails/membership-mail.ts'
import { payableCents } from '../policy.ts'
import { findHeld } from '../queries/find-held.ts'

type Status = 'active' | 'past-due' | 'ended'

type Change = {
  readonly user: {
    readonly id: string
    readonly firstName: string
    readonly email: string | null
    readonly disabledAt: Date | null
  }
  readonly plan: { readonly id: string; readonly name: string; readonly duration: 'month' | 'year' }
  readonly subscription: Subscription
  readonly from: Status | undefined
  readonly to: Status
  /** The subscriptions of the memberships that end because this one begins. */
  readonly stopped: ReadonlySet<string>
  /** Whether staff gave it. */
  readonly isGranted: boolean
}

/** Writes to the holder when a membership begins, is not paid any more, or ends; in the transaction of the change. */
export async function notifyMember({ queue, publicUrl }: Context, tx: Db, change: Change): Promise<void> {
  const { user, plan, subscription, from, to, isGranted } = change
  const template = templateFor(from, to, subscription.lost)
  // The welcome says that it renews and where to cancel it, which is not so for who is disabled.
  if (!template || !user.email || (user.disabledAt && template === 'membership-welcome')) return
  await sendMail(queue, tx, {
    to: user.email,
    template,
    data: {
      firstName: user.firstName,
      planName: plan.name,
      duration: plan.duration,
      amountCents: subscription.amountCents,
      currency: subscription.currency,
      periodEndsAt: subscription.periodEndsAt.toISOString(),
      isRefunded: subscription.lost === 'refunded',
      isGranted,
      others: from ? [] : await othersOf(tx, change),
      url: `${publicUrl}/dashboard/membership`,
    },
  })
}

/** What the holder has beside what begins, and what becomes of it. */
async function othersOf(tx: Db, { user, plan, subscription, to, stopped }: Change): Promise<OtherPlan[]> {
  const held = await findHeld(tx, user.id, subscription.id)
  return held.map(other => {
    const isTwin = to === 'active' && other.planId === plan.id
    const isStopped = isTwin || stopped.has(other.subscriptionId)
    return {
      planName: other.name,
      duration: other.duration,
      amountCents: other.amountCents ?? payableCents(other),
      currency: other.currency ?? other.planCurrency,
      periodEndsAt: other.currentPeriodEnd.toISOString(),
      what: whatBecomesOf(other, isStopped),
    }
  })
}

function whatBecomesOf(other: { status: Status; cancelAtPeriodEnd: boolean }, isStopped: boolean): OtherPlan['what'] {
  if (other.status === 'past-due') return isStopped ? 'ends-unpaid' : 'unpaid'
  return isStopped || other.cancelAtPeriodEnd ? 'ends' : 'renews'
}

function templateFor(from: Status | undefined, to: Status, lost: Subscription['lost']) {
  if (from === to) return undefined
  if (to === 'past-due') return lost ? 'membership-charged-back' : 'membership-unpaid'
  if (to === 'ended') return from && 'membership-ended'
  return from ? undefined : 'membership-welcome'
}
