import { isSoldAs } from '#src/features/memberships/policy.ts'
import { hadTrial } from '#src/features/memberships/queries/find-memberships.ts'
import { findPlan } from '#src/features/memberships/queries/find-plan.ts'
import type { Context } from '#src/server/context.ts'
import { payableCents } from '#src/wire/money/payable.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import { findOffer } from './compare-plan.ts'

/** How the card provider sells a plan at its payment link: a page of our own sells it the same way. */
export type CardOffer = {
  readonly planId: string
  readonly priceId: string
  /** What it costs each time, in minor units. */
  readonly priceCents: number
  readonly currency: string
  /** None for who had them. */
  readonly trialDays: number | null
  readonly isTaxed: boolean
}

/**
 * Asks the provider. What it sells at another price than the plan says is not sold with a coupon: what was shown to be left
 * would not be what is charged.
 * Refuses 'method-not-offered', 'not-found' and 'coupon-unsold'.
 * @throws PaymentsUnavailable
 */
export async function findCardOffer(
  context: Context,
  { userId, planId }: { userId: string; planId: string },
): Promise<CardOffer | Refused> {
  if (!context.identity().offersCard) return refuse('method-not-offered')
  const plan = await findPlan(context.db, planId)
  if (!plan || plan.deletedAt) return refuse('not-found')
  const { currency } = plan
  const { link } = await findOffer(context, plan)
  const priceCents = payableCents(plan)
  if (typeof link === 'string' || !isSoldAs(plan, link, currency) || link.amountCents !== priceCents)
    return refuse('coupon-unsold')
  const isSecond = await hadTrial(context.db, { userId, planId, subscriptionId: '' })
  const { priceId, isTaxed } = link
  return { planId, priceId, priceCents, currency, trialDays: isSecond ? null : link.trialDays, isTaxed }
}
