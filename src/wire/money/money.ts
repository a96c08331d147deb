// Money is an integer of minor units inside, a number of whole units on the wire (D-3). The payment provider says how many
// minor units make a whole one, so an amount goes to it as it stands here: https://docs.stripe.com/currencies

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '))

/** Currencies that have no smaller unit. */
const whole = listed('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf')
/** Currencies without a smaller unit that the provider counts in hundredths all the same; these must be zero. */
const wholeInHundredths = listed('isk ugx')
/** Currencies of a thousand units, of which the provider takes no more than the hundredths. */
const inThousandths = listed('bhd jod kwd omr tnd')

/** @param currency here and below ISO 4217 in lower case @returns ten to the power of it are the minor units of a whole one */
function exponentOf(currency: string): 0 | 2 | 3 {
  if (whole.has(currency)) return 0
  return inThousandths.has(currency) ? 3 : 2
}

/** With how many decimals an amount is written. */
export const shownDecimals = (currency: string): 0 | 2 | 3 =>
  wholeInHundredths.has(currency) ? 0 : exponentOf(currency)

/** How many decimals a price may have. */
export const priceDecimals = (currency: string): 0 | 2 => (shownDecimals(currency) === 0 ? 0 : 2)

/** What every amount is a multiple of, in minor units. */
export const stepOf = (currency: string): number => 10 ** (exponentOf(currency) - priceDecimals(currency))

/** @param minor integer minor units @returns a number of whole units */
export const fromMinor = (minor: number, currency: string): number => minor / 10 ** exponentOf(currency)

/**
 * Counts the digits as they are written: 1.005 times 100 is less than 100.5 in binary.
 * @param amount in whole units @returns integer minor units, halves rounded up
 */
export function toMinor(amount: number, currency: string): number {
  const [digits, power = '0'] = String(amount).split('e')
  return Math.round(Number(`${digits}e${Number(power) + exponentOf(currency)}`))
}

/** @param minor integer minor units @returns digits for programs, such as `89.00` */
export const decimalOf = (minor: number, currency: string): string =>
  fromMinor(minor, currency).toFixed(shownDecimals(currency))

/** How Intl writes an amount. The decimals are given: what engines know of a currency differs. */
export function moneyFormat(currency: string) {
  const decimals = shownDecimals(currency)
  return { style: 'currency', currency, minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const
}

/** An amount beside the code of its currency, which is not said twice: `$29.00 USD`, `DZD 29.00`. */
export function withCode(written: string, currency: string): string {
  const code = currency.toUpperCase()
  return written.includes(code) ? written : `${written} ${code}`
}

/** @param minor integer minor units @returns as mails and messages in English say it: `$29.00 USD` */
export const sumOf = (minor: number, currency: string): string =>
  withCode(new Intl.NumberFormat('en-US', moneyFormat(currency)).format(fromMinor(minor, currency)), currency)

/** The same number of whole units in another currency, as near as its prices come to it. @returns integer minor units */
export function inCurrency(minor: number, from: string, to: string): number {
  const step = stepOf(to)
  return Math.round(toMinor(fromMinor(minor, from), to) / step) * step
}
