import { findHolderOf } from '#src/features/accounts/commands/sign-in/find-holder.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { openCase } from '#src/server/payments/cases.ts'
import type { Subscription } from '#src/server/payments/subscriptions.ts'
import type { NeedsReview, ReviewReason } from '#src/wire/review-reasons.ts'

import type { Plan } from '../queries/find-plan.ts'

type Doubt = {
  subscription: Subscription
  sold: Plan | undefined
  reason: ReviewReason | undefined
  userId?: string | undefined
}

/** The last day of the period that is paid, by which one payment of a subscription is told from the next. */
export const lastDayOf = ({ periodEndsAt }: Subscription): string => periodEndsAt.toISOString().slice(0, 10)

/** Puts a subscription before the staff. A new period of it is a new cause: money came again. */
export async function needsReview(
  { log }: Context,
  tx: Db,
  { subscription, sold, reason, userId }: Doubt,
): Promise<NeedsReview> {
  const { id: subject, reference, payerEmail, paidCents, amountCents, currency, lost } = subscription
  const { code, facts } = reason ?? { code: 'no-plan' }
  const said = {
    code,
    facts: { ...facts, subscription: subject, until: lastDayOf(subscription) },
  } as const
  log.error(
    { event: 'subscription-needs-review', subscriptionId: subject, reason: code, facts },
    'a subscription needs a look',
  )
  const money = { amountCents: paidCents ?? amountCents, currency, lost }
  const payer = { userId: userId ?? reference, payerEmail, planId: sold?.id }
  await openCase(tx, { kind: 'subscription', subject, reason: said, ...payer, ...money })
  return { outcome: 'needs-review', reason: said }
}

/**
 * Puts before the staff what names nobody. Whoever proved the payer's email hears of it; only staff give them a
 * membership, since anybody can type an email.
 */
export async function reviewUnnamed(
  context: Context,
  tx: Db,
  { subscription, sold }: Pick<Doubt, 'subscription' | 'sold'>,
): Promise<NeedsReview> {
  const userId = await findHolderOf(tx, subscription.payerEmail)
  return needsReview(context, tx, { subscription, sold, reason: { code: 'no-person' }, userId })
}
