// The arithmetic of taxes: whole minor units and basis points, no fractions anywhere.
import { shownDecimals, stepOf, toMinor } from './money.ts'

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
 * What is added to a price without tax: halves rounded up, so that the sum of both can be charged.
 * @param netCents in minor units, 0 or more @param rate in basis points @returns minor units
 */
export function taxOn(netCents: number, rate: number, currency: string): number {
  const step = stepOf(currency)
  return rate === 0 ? 0 : divided(netCents * (WHOLE + rate), WHOLE * step) * step - netCents
}

/** What was invoiced, as far as its tax goes: `taxCents` of `totalCents`, in minor units. */
type Taxed = {
  readonly rate: number
  readonly currency: string
  readonly taxCents: number
  readonly totalCents: number
}

/** What of a part that is credited is tax: all of it where all is. A tax that was added may be rounded otherwise than one that is in a price. */
const taxOf = (credited: number, { rate, currency, taxCents, totalCents }: Taxed): number =>
  credited === totalCents ? taxCents : Math.min(taxIn(credited, rate, currency), taxCents)

/**
 * The tax of a credit note: what the tax of all that is credited grows by, so that credit notes in parts add up to exactly
 * the tax of the invoice. @param before and @param after are what is credited of the invoice
 */
export const taxBetween = ({ before, after }: { before: number; after: number }, invoice: Taxed): number =>
  taxOf(after, invoice) - taxOf(before, invoice)

/** Why nothing is added: a business of another country owes the tax itself, or there is none for the buyer's country. */
export const untaxed = ['reverse-charge', 'no-rate'] as const
type Untaxed = (typeof untaxed)[number]

/** How the tax is added to the prices of an academy for one person, by what they have said of themselves. */
export type AddedTax = {
  readonly name: string
  /** In basis points. */
  readonly rate: number
  readonly reason: Untaxed | null
  /** Empty of who has not said where they are: the rate is that of the academy's own country then. */
  readonly country: string
  readonly taxNumber: string
}

/** @param text as people write a rate, such as `7.7` @returns basis points */
export const rateIn = (text: string): number => {
  const [whole = '', part = ''] = text.replace(',', '.').split('.')
  return Number(whole || 0) * 100 + Number(part.padEnd(2, '0'))
}

/** @returns a rate as people write it: `7.7` */
export const writtenRate = (rate: number): string => String(rate / 100)
