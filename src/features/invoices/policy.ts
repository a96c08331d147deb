// Which tax a sale has, and how what is issued is numbered.
import { isInUnion } from '#src/wire/countries.ts'

/** A buyer's country and its rate in basis points: 770 is 7.7 %. */
export type CountryRate = { readonly country: string; readonly rate: number }

/** Why a sale has no tax: the academy charges none, or a business of another country of the Union owes it itself. */
export type NoTax = 'not-charged' | 'reverse-charge'

type Rules = {
  readonly chargesTax: boolean
  readonly country: string
  readonly rate: number
  readonly countryRates: readonly CountryRate[]
  readonly reverseCharge: boolean
}
type Buyer = { readonly country: string; readonly taxNumber: string }

/** Whether a text is a number for value added tax of that country of the Union, as far as its form tells. */
function isUnionTaxNumber(text: string, country: string): boolean {
  const prefix = country === 'GR' ? 'EL' : country
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase()
  return isInUnion(country) && number.startsWith(prefix) && /^[A-Z]{2}(?=.*\d)[A-Z\d+*]{2,13}$/.test(number)
}

/** Which rate a sale has, and why it has none. Who did not say where they are buys where the academy is. */
export function taxOf(rules: Rules, buyer: Buyer): { rate: number; noTax: NoTax | null } {
  if (!rules.chargesTax) return { rate: 0, noTax: 'not-charged' }
  const country = buyer.country || rules.country
  const isAbroad = country !== rules.country && isInUnion(rules.country)
  if (rules.reverseCharge && isAbroad && isUnionTaxNumber(buyer.taxNumber, country))
    return { rate: 0, noTax: 'reverse-charge' }
  const own = rules.countryRates.find(one => one.country === country)
  return { rate: own?.rate ?? rules.rate, noTax: null }
}

/** @returns a number as it is written: `INV-2026-00001` */
export const numberOf = ({ series, year, serial }: { series: string; year: number; serial: number }): string =>
  `${series}-${year}-${String(serial).padStart(5, '0')}`
