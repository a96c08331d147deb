// Which tax a sale has, and how what is issued is numbered.
import { isInUnion } from '#src/wire/countries.ts'
import type { AddedTax } from '#src/wire/money/tax.ts'
import { isVatNumber } from '#src/wire/money/vat-numbers.ts'

/** A buyer's country and its rate in basis points: 770 is 7.7 %. */
export type CountryRate = { readonly country: string; readonly rate: number }

/**
 * Why a sale has no tax: the academy charges none, a business of another country of the Union owes it itself, or none is
 * charged to buyers of that country.
 */
export type NoTax = 'not-charged' | 'reverse-charge' | 'no-rate'

type Rules = {
  readonly chargesTax: boolean
  readonly country: string
  readonly rate: number
  readonly countryRates: readonly CountryRate[]
  readonly reverseCharge: boolean
  /** Whether the standard rate is also that of buyers abroad whose country has none of its own. */
  readonly taxesAbroad: boolean
}
type Buyer = { readonly country: string; readonly taxNumber: string }

/**
 * A number for value added tax as programs read it, as far as its form tells: it begins with the letters of its country,
 * which Greece has its own of, and the longest is `CHE123456789MWST`. @returns undefined for any other number
 */
export function vatNumberOf({ country, taxNumber }: { country: string; taxNumber: string }): string | undefined {
  const number = taxNumber.replaceAll(/[\s.-]/g, '').toUpperCase()
  const isOfCountry = country !== '' && number.startsWith(country === 'GR' ? 'EL' : country)
  return isOfCountry && /^[A-Z]{2}(?=.*\d)[A-Z\d+*]{2,14}$/.test(number) ? number : undefined
}

/** Which rate a sale has, and why it has none. Who did not say where they are buys where the academy is. */
export function taxOf(rules: Rules, buyer: Buyer): { rate: number; noTax: NoTax | null } {
  if (!rules.chargesTax) return { rate: 0, noTax: 'not-charged' }
  const country = buyer.country || rules.country
  if (isReversed(rules, { ...buyer, country })) return { rate: 0, noTax: 'reverse-charge' }
  const rate = rateOf(rules, country)
  // At home, nothing is a rate as any other.
  return { rate, noTax: rate === 0 && country !== rules.country ? 'no-rate' : null }
}

function isReversed(rules: Rules, buyer: Buyer): boolean {
  const isAbroad = buyer.country !== rules.country && isInUnion(rules.country)
  return rules.reverseCharge && isAbroad && isInUnion(buyer.country) && isVatNumber(buyer)
}

function rateOf({ countryRates, country: home, rate, taxesAbroad }: Rules, country: string): number {
  const own = countryRates.find(one => one.country === country)
  return own?.rate ?? (country === home || taxesAbroad ? rate : 0)
}

type Adding = Rules & { readonly addsTax: boolean; readonly taxName: string }

/** Whether prices are without tax, which is added to them. */
export const isAdded = ({ addsTax, chargesTax }: Pick<Adding, 'addsTax' | 'chargesTax'>): boolean =>
  addsTax && chargesTax

/** What is added to a price for a buyer; null where prices include their tax, or there is none. */
export function addedFor(rules: Adding | undefined, buyer: Buyer): AddedTax | null {
  if (!rules || !isAdded(rules)) return null
  const { rate, noTax } = taxOf(rules, buyer)
  const { country, taxNumber } = buyer
  return { name: rules.taxName, rate, reason: noTax === 'not-charged' ? null : noTax, country, taxNumber }
}

/** @returns a number as it is written: `INV-2026-00001` */
export const numberOf = ({ series, year, serial }: { series: string; year: number; serial: number }): string =>
  `${series}-${year}-${String(serial).padStart(5, '0')}`

/** Whether an invoice is made out to somebody who keeps books. */
export const isBusiness = ({ company, taxNumber }: { company: string; taxNumber: string }): boolean =>
  company !== '' || taxNumber !== ''
