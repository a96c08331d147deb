// What of billing details has to be there together, so that an invoice is valid.
import { isInUnion } from '../countries.ts'
import { isVatNumber, sampleOf } from './vat-numbers.ts'

type Taxed = { readonly country: string; readonly taxNumber: string }

type Billing = Taxed & {
  readonly name: string
  readonly company: string
  readonly line1: string
  readonly line2: string
  readonly postalCode: string
  readonly city: string
}

type Fault = { readonly path: keyof Billing; readonly message: string }

/** Where no letter goes without a postal code, beside the Union but for Ireland. Elsewhere it may be left out. */
const withPostalCode = new Set('AU BR CA CH CN DZ GB IN JP KR LI MA MC MX NO NZ TN TR UA US'.split(' '))

const hasPostalCodes = (country: string): boolean =>
  withPostalCode.has(country) || (isInUnion(country) && country !== 'IE')

const missing: readonly { path: keyof Billing; message: string; isWanted?: (billing: Billing) => boolean }[] = [
  { path: 'line1', message: 'Please enter the street and number' },
  {
    path: 'postalCode',
    message: 'Please enter the postal code',
    isWanted: ({ country }) => hasPostalCodes(country),
  },
  { path: 'city', message: 'Please enter the city' },
  { path: 'country', message: 'Please choose the country' },
]

/** Whether an invoice can be made out to them as they are: details may be of before this was asked, or have lost their street (`sayCountry`). */
export const isWhole = (billing: Billing): boolean => billingFaults(billing).length === 0

/**
 * What is wrong in billing details, beside the field that it is about. A name or a company is always needed. Who buys for a
 * company, or gives anything of an address or a tax number, gives the whole address: an invoice has to name it (Directive
 * 2006/112/EC, Article 226 (5)).
 */
export function billingFaults(billing: Billing): readonly Fault[] {
  const { name, company, line1, line2, postalCode, city, country, taxNumber } = billing
  const faults: Fault[] = []
  if (!name && !company) faults.push({ path: 'name', message: 'Please enter a name or a company' })
  if ([company, line1, line2, postalCode, city, country, taxNumber].some(Boolean))
    for (const { path, message, isWanted } of missing)
      if (!billing[path] && (isWanted?.(billing) ?? true)) faults.push({ path, message })
  return [...faults, ...taxNumberFaults(billing)]
}

/** In the Union the number of a business has the shape of its country; elsewhere nobody knows all shapes. */
export const taxNumberFaults = (given: Taxed): readonly Fault[] =>
  given.taxNumber && isInUnion(given.country) && !isVatNumber(given)
    ? [{ path: 'taxNumber', message: `A tax number of this country looks like ${sampleOf(given.country)}` }]
    : []
