// How the provider counts money: https://docs.stripe.com/currencies. It is not ISO 4217 everywhere: `isk` and `ugx` keep
// two decimals on the wire that must be zero, and `mga` has none.

const zeroDecimal = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '))
const threeDecimal = new Set('bhd jod kwd omr tnd'.split(' '))
const wholeOnly = new Set(['isk', 'ugx'])

/** What a charge must reach at least, in minor units; elsewhere the worth of half a dollar, which nobody here knows. */
const minimums: Readonly<Record<string, number>> = {
  aed: 200,
  aud: 50,
  bgn: 100,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
  usd: 50,
}

const MOST = 99_999_999

/** How many digits of an amount stand behind its point. */
function decimalsOf(currency: string): 0 | 2 | 3 {
  if (zeroDecimal.has(currency)) return 0
  return threeDecimal.has(currency) ? 3 : 2
}

/** `$89.00`, `¥5,000`, `KWD 5.000` */
export function formatAmount(amount: number, currency: string): string {
  const digits = decimalsOf(currency)
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat('en', style).format(amount / 10 ** digits)
}

/** The step that an amount has to be a multiple of. */
function stepOf(currency: string): number {
  if (threeDecimal.has(currency)) return 10
  return wholeOnly.has(currency) ? 100 : 1
}

/** The nearest amount that can stand on a bill: a part of a price need not be one. @param amount in minor units */
export function wholeAmount(amount: number, currency: string): number {
  const step = stepOf(currency)
  // Half of a unit goes away from nothing, for what is given back as for what is charged; never -0.
  return Math.sign(amount) * Math.round(Math.abs(amount) / step) * step + 0
}

/** Why an amount is none in this currency, or undefined when it is one. @param amount in minor units */
export function shapeFault(amount: number, currency: string): string | undefined {
  const step = stepOf(currency)
  if (amount > MOST) return `Amount must be no more than ${formatAmount(MOST, currency)}`
  return amount % step === 0 ? undefined : `Invalid amount: in ${currency} it must be evenly divisible by ${step}`
}

/** Why an amount cannot be charged, or undefined when it can. @param amount in minor units */
export function amountFault(amount: number, currency: string): string | undefined {
  const least = minimums[currency] ?? 1
  if (amount < least) return `Amount must be at least ${formatAmount(least, currency)} ${currency}`
  return shapeFault(amount, currency)
}
