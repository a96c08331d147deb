// What is paid for a membership, and by what, as staff and holders read it.
import { isByHand, methodOf } from '#src/wire/money/methods.ts'
import { isPass, isPlace } from '#src/wire/money/passes.ts'
import { payableCents } from '#src/wire/money/payable.ts'

type Priced = { priceCents: number; discount: number; currency: string }

/** What the holder of a membership pays each time; of the oldest that is not known, and is what their plan costs. */
export const paidEachTime = (
  { amountCents, currency }: { amountCents: number | null; currency: string | null },
  plan: Priced,
): { amountCents: number; currency: string } => ({
  amountCents: amountCents ?? payableCents(plan),
  currency: currency ?? plan.currency,
})

/** What was paid last for a membership; `isKept`: it has not gone back. A coupon that took off all of it left no payment. */
export type LastPayment = { readonly payment: string | null; readonly amountCents: number; readonly isKept: boolean }

/**
 * By what a membership is paid: `hand` is what was received outside the providers, `given` what staff gave, `coupon` what a
 * coupon took all of its price off, `place` what others have paid.
 */
export function paidAs(
  { subscriptionId, amountCents }: { subscriptionId: string; amountCents: number | null },
  last: LastPayment | undefined,
): 'card' | 'transfer' | 'chargily' | 'hand' | 'given' | 'coupon' | 'place' {
  if (isPlace(subscriptionId)) return 'place'
  if (!isPass(subscriptionId)) return 'card'
  if (!amountCents) return last?.isKept && last.amountCents === 0 ? 'coupon' : 'given'
  return paidOnceAs(last?.payment ?? null)
}

function paidOnceAs(payment: string | null): 'transfer' | 'chargily' | 'hand' {
  if (payment === null || isByHand(payment)) return 'hand'
  return methodOf(payment) === 'chargily' ? 'chargily' : 'transfer'
}
