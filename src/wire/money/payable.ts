import { fromMinor, stepOf, toMinor } from './money.ts'

type Priced = { priceCents: number; discount: number; currency: string }

/** What a plan costs with its discount off, in minor units. */
export function payableCents({ priceCents, discount, currency }: Priced): number {
  const step = stepOf(currency)
  return Math.round((priceCents * (100 - discount)) / (100 * step)) * step
}

/** The same in whole units. */
export const payableOf = ({ price, discount }: { price: number; discount: number }, currency: string): number =>
  fromMinor(payableCents({ priceCents: toMinor(price, currency), discount, currency }), currency)
