import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { sendMail } from '#src/server/mail/mail.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'
import { payableCents } from '#src/wire/money/payable.ts'

import type { OtherPlan } from '../emails/membership-mail.ts'
import { findHeld } from '../queries/find-held.ts'
import { findBySubscription, findUser } from '../queries/find-memberships.ts'
import { findPlan } from '../queries/find-plan.ts'

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
  /** The plan that it was of, where the provider has moved it to another one. */
  readonly former: { readonly name: string; readonly duration: 'month' | 'year' } | undefined
}

/**
 * Writes to the holder when a membership begins, is not paid any more, opens again, or ends, and when one of two of the same
 * plan stops; in the transaction of the change.
 */
export async function notifyMember({ queue, publicUrl }: Context, tx: Db, change: Change): Promise<void> {
  const { user, plan, subscription, isGranted } = change
  const template = templateFor(change)
  // Nothing is open to who is disabled.
  const isOpening = template === 'membership-welcome' || template === 'membership-reopened'
  if (!template || !user.email || (user.disabledAt && isOpening)) return
  await sendMail(queue, tx, {
    to: user.email,
    template,
    data: {
      firstName: user.firstName,
      planName: plan.name,
      duration: plan.duration,
      amountCents: subscription.amountCents,
      currency: subscription.currency,
      ...(template === 'membership-welcome' && firstOf(subscription)),
      periodEndsAt: subscription.periodEndsAt.toISOString(),
      isRefunded: subscription.lost === 'refunded',
      isGranted,
      renews: subscription.cancelsAt === null,
      isTrial: subscription.status === 'trialing',
      others: await othersOf(tx, change, template),
      hasStopped: change.stopped.size > 0,
      former: change.former && `${change.former.name}, ${change.former.duration === 'year' ? 'yearly' : 'monthly'}`,
      url: `${publicUrl}/dashboard/membership`,
    },
  })
}

/** What was paid first, where it was less than each time after that. */
const firstOf = ({ status, paidCents, amountCents }: Subscription) =>
  status !== 'trialing' && paidCents !== null && paidCents < amountCents ? { paidCents } : {}

/** What the holder has beside what begins or ends, and what becomes of it; of two of one plan, both. */
async function othersOf(tx: Db, change: Change, template: Template): Promise<OtherPlan[]> {
  const { user, subscription, from, to, stopped } = change
  if (from && to !== 'ended' && template !== 'membership-doubled') return []
  return findOthers(tx, {
    userId: user.id,
    beside: template === 'membership-doubled' ? undefined : subscription.id,
    stopped,
  })
}

/** What somebody holds beside a membership, and what becomes of it. @param of `stopped` are the subscriptions that end */
export async function findOthers(
  tx: Db,
  { userId, beside, stopped }: { userId: string; beside: string | undefined; stopped: ReadonlySet<string> },
): Promise<OtherPlan[]> {
  const held = await findHeld(tx, userId, beside)
  return held.map(other => ({
    planName: other.name,
    duration: other.duration,
    amountCents: other.amountCents ?? payableCents({ ...other, currency: other.planCurrency }),
    currency: other.currency ?? other.planCurrency,
    periodEndsAt: other.currentPeriodEnd.toISOString(),
    what: whatBecomesOf(other, stopped.has(other.subscriptionId)),
  }))
}

function whatBecomesOf(other: { status: Status; cancelAtPeriodEnd: boolean }, isStopped: boolean): OtherPlan['what'] {
  if (other.status === 'past-due') return isStopped ? 'ends-unpaid' : 'unpaid'
  return isStopped || other.cancelAtPeriodEnd ? 'ends' : 'renews'
}

const movedTo = (stopped: Change['stopped']) => (stopped.size > 0 ? 'membership-doubled' : 'membership-changed')

type Template = NonNullable<ReturnType<typeof templateFor>>

function templateFor({ from, to, subscription, former, stopped }: Change) {
  if (from === to) return former && to === 'active' ? movedTo(stopped) : undefined
  if (to === 'past-due') return unpaidTemplate(subscription)
  if (to === 'ended') return from && 'membership-ended'
  return from ? 'membership-reopened' : 'membership-welcome'
}

function unpaidTemplate({ lost, status }: Subscription) {
  if (lost) return 'membership-charged-back'
  return status === 'trialing' ? 'membership-trial-used' : 'membership-unpaid'
}

/** Tells the holder that staff have ended their membership with its period. */
export async function sendMembershipStopping(
  { queue, publicUrl }: Context,
  tx: Db,
  subscriptionId: string,
): Promise<void> {
  const membership = await findBySubscription(tx, subscriptionId)
  const user = membership && (await findUser(tx, membership.userId))
  const plan = membership && (await findPlan(tx, membership.planId))
  if (!user?.email || !plan || membership.status !== 'active') return
  const { firstName, email: to } = user
  const periodEndsAt = membership.currentPeriodEnd.toISOString()
  const data = { firstName, planName: plan.name, periodEndsAt, url: `${publicUrl}/dashboard/membership` }
  await sendMail(queue, tx, { to, template: 'membership-stopping', data })
}
