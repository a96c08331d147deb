// The arithmetic of taxes: whole minor units and basis points, no fractions anywhere.
import { shownDecimals, toMinor } from './money.ts'

const WHOLE = 10_000

/** The smallest sum that can be written in a currency, in minor units: some are counted finer than they are paid. */
const unitOf = (currency: string): number => toMinor(1, currency) / 10 ** shownDecimals(currency)

/** @returns the quotient of two whole numbers, halves rounded up; exact, as no fraction is ever made */
const divided = (amount: number, by: number): number => {
  const doubled = 2 * amount + by
  return (doubled - (doubled % (2 * by))) / (2 * by)
}

/**
 * What of a sum that holds its tax is the tax: the sum without what it would be before the tax.
 * @param totalCents in minor units, 0 or more @param rate in basis points @returns minor units
 */
export function taxIn(totalCents: number, rate: number, currency: string): number {
  const unit = unitOf(currency)
  const total = totalCents / unit
  return (total - divided(total * WHOLE, WHOLE + rate)) * unit
}

/**
 * The tax of a credit note: what the tax of all that is credited grows by, so that credit notes in parts add up to exactly
 * the tax of the invoice. @param before and @param after are what is credited of the invoice
 */
export const taxBetween = (
  { before, after }: { before: number; after: number },
  { rate, currency }: { rate: number; currency: string },
): number => taxIn(after, rate, currency) - taxIn(before, rate, currency)

/** @param text as people write a rate, such as `7.7` @returns basis points */
export const rateIn = (text: string): number => {
  const [whole = '', part = ''] = text.replace(',', '.').split('.')
  return Number(whole || 0) * 100 + Number(part.padEnd(2, '0'))
}

/** @returns a rate as people write it: `7.7` */
export const writtenRate = (rate: number): string => String(rate / 100)
