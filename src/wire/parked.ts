// Why what the payment provider said could not be applied. The words for it are the reader's language's.

export const parkCodes = [
  'other-mode',
  'dispute',
  'dispute-lost',
  'refund-failed',
  'second',
  'no-payment',
  'no-subscription',
  'no-order',
  'amount',
  'too-little',
  'currency',
  'other-person',
  'other-course',
  'no-person',
  'no-plan',
  'rhythm',
  'unpaid-checkout',
  'checkout-amount',
] as const

export type ParkCode = (typeof parkCodes)[number]

/** What the words name: amounts in minor units end in `Cents`. */
export type ParkFacts = Readonly<Record<string, string | number>>

export interface ParkReason {
  readonly code: ParkCode
  readonly facts?: ParkFacts
}

/** What was set aside for an administrator, and why. */
export type Parked = { outcome: 'parked'; reason: ParkReason }
