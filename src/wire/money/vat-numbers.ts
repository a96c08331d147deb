// Numbers for value added tax of the European Union: how those of each country are written.
import { isInUnion } from '../countries.ts'

const digits = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, more) => '9'.repeat(least + more))

/**
 * What follows the letters of the country: 9 is a digit, L a letter, X either, S either or + or *; all else is itself. From
 * "VAT identification number structure" of the European Commission (VIES, frequently asked questions, Q11); those of
 * Belgium begin with 1 as well since 2023, and Ireland has had two letters at the end since 2013.
 */
const shapes: Readonly<Record<string, readonly string[]>> = {
  AT: ['U99999999'],
  BE: ['0999999999', '1999999999'],
  BG: digits(9, 10),
  CY: ['99999999L'],
  CZ: digits(8, 10),
  DE: ['999999999'],
  DK: ['99999999'],
  EE: ['999999999'],
  ES: ['L9999999X', '99999999L'],
  FI: ['99999999'],
  FR: ['XX999999999'],
  GR: ['999999999'],
  HR: ['99999999999'],
  HU: ['99999999'],
  IE: ['9999999L', '9S99999L', '9999999LL'],
  IT: ['99999999999'],
  LT: ['999999999', '999999999999'],
  LU: ['99999999'],
  LV: ['99999999999'],
  MT: ['99999999'],
  NL: ['SSSSSSSSSB99'],
  PL: ['9999999999'],
  PT: ['999999999'],
  RO: digits(2, 10).toReversed(),
  SE: ['999999999999'],
  SI: ['99999999'],
  SK: ['9999999999'],
}

const signs: Readonly<Record<string, string>> = { '9': '\\d', L: '[A-Z]', X: '[A-Z\\d]', S: '[A-Z\\d+*]' }

/** Greece has letters of its own. */
const lettersOf = (country: string): string => (country === 'GR' ? 'EL' : country)

const patterns = new Map(
  Object.entries(shapes).map(([country, all]) => {
    const written = all.map(shape => shape.replaceAll(/[9LXS]/g, sign => signs[sign] ?? sign))
    return [country, new RegExp(`^${lettersOf(country)}(?:${written.join('|')})$`)]
  }),
)

/** @returns how a number of a country of the Union looks: `DE123456789` */
export function sampleOf(country: string): string {
  let at = 0
  const next = (sign: string) => (sign === 'L' ? 'A' : String((at += 1) % 10))
  return lettersOf(country) + (shapes[country]?.[0] ?? '').replaceAll(/[9LXS]/g, next)
}

/** @returns a tax number as it is kept: without spaces, and in the Union also without points, and in capital letters */
export function tidyTaxNumber({ country, taxNumber }: { country: string; taxNumber: string }): string {
  const number = taxNumber.replaceAll(/\s/g, '')
  return isInUnion(country) ? number.replaceAll(/[./-]/g, '').toUpperCase() : number
}

/** Whether a number can be one for value added tax of a country of the Union, as far as its shape tells. */
export const isVatNumber = (given: { country: string; taxNumber: string }): boolean =>
  patterns.get(given.country)?.test(tidyTaxNumber(given)) ?? false
