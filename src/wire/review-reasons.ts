// Why what the payment provider said could not be applied. The words for it are the page's language's.

export const reviewCodes = [
  'other-mode',
  'dispute',
  'dispute-lost',
  'refund-failed',
  'second',
  'won-twin',
  'no-payment',
  'no-subscription',
  'no-order',
  'amount',
  'too-little',
  'currency',
  'other-person',
  'other-course',
  'no-person',
  'other-payer',
  'disabled',
  'no-plan',
  'rhythm',
  'unpaid-checkout',
  'checkout-amount',
] as const

export type ReviewCode = (typeof reviewCodes)[number]

/** What the words name: amounts in minor units end in `Cents`. */
export type ReviewFacts = Readonly<Record<string, string | number>>

export interface ReviewReason {
  readonly code: ReviewCode
  readonly facts?: ReviewFacts
}

/** What was set aside for an administrator, and why. */
export type NeedsReview = { outcome: 'needs-review'; reason: ReviewReason }
