// The least that the payment provider charges, in minor units of each currency. What costs nothing is no charge.
// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts

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

/** Of every other currency: half of its unit, or 50 where it has no smaller one. */
const SMALLEST = 50

/**
 * Currencies whose amounts the provider takes whole; all others have two decimals, also where their country uses none.
 * https://docs.stripe.com/currencies#zero-decimal
 */
const WHOLE = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

/**
 * @param cents integer minor units @param currency ISO 4217 in lower case
 * @returns why nobody could pay this price, or undefined when it can be paid, or is free
 */
export function tooSmall(cents: number, currency: string): string | undefined {
  const least = smallest[currency] ?? SMALLEST
  if (cents === 0 || cents >= least) return undefined
  const digits = WHOLE.has(currency) ? 0 : 2
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits })
  return `price: The payment provider charges no less than ${format.format(least / 10 ** digits)}. Take a higher price, or 0`
}
