// What keeps a price from being paid. https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
import { fromMinor, moneyFormat, priceDecimals, shownDecimals, toMinor } from './money.ts'
import { payableCents } from './payable.ts'

/** The least that the provider charges, in minor units of each currency. What costs nothing is no charge. */
const smallest: Readonly<Record<string, number>> = {
  aed: 200,
  bgn: 100,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
}

/** The same of any currency: of those without a word of their own, half of the unit, or 50 where it has no smaller one. */
export const leastOf = (currency: string): number =>
  smallest[currency] ?? toMinor(shownDecimals(currency) === 0 ? 50 : 0.5, currency)

/** The most that the provider takes at once. */
export const MOST_MINOR = 99_999_999

/**
 * @param price in whole units @param currency ISO 4217 in lower case @param discount in percent
 * @returns why nobody could pay it, or undefined when it can be paid, or is free
 */
export function priceFault(price: number, currency: string, discount = 0): string | undefined {
  const decimals = priceDecimals(currency)
  const written = new Intl.NumberFormat('en-US', moneyFormat(currency))
  if (Number(price.toFixed(decimals)) !== price)
    return `price: A price in ${currency.toUpperCase()} has ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`
  const priceCents = toMinor(price, currency)
  if (priceCents > MOST_MINOR)
    return `price: The payment provider charges no more than ${written.format(fromMinor(MOST_MINOR, currency))}`
  const least = leastOf(currency)
  const payable = payableCents({ priceCents, discount, currency })
  if (payable === 0 || payable >= least) return undefined
  return `price: The payment provider charges no less than ${written.format(fromMinor(least, currency))}. Take a higher price, or 0`
}
