// Prices as people type them: `49`, `49.9`, `49,90`, and with their thousands apart, `1,234.50`.

import { shownDecimals } from '#src/wire/money/money.ts'

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/

/** Where a unit has a thousand parts, 49,900 is 49 to one reader and 49 thousand to the next. */
export const isUnclear = (typed: string, currency: string): boolean =>
  shownDecimals(currency) === 3 && /^\d{1,3}[.,]\d{3}$/.test(typed.trim())

/** The digits of a typed price, with a point before its decimals where it has some. */
export const digitsOf = (typed: string): string => {
  const text = typed.trim()
  return GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
}

/** The amount, of a text that `usePriceCheck` takes. */
export const amountIn = (typed: string): number => Number(digitsOf(typed))

/** A price as it stands in a field: 12.5 is `12.50`. No currency has prices of more than two decimals. */
export const typedOf = (price: number): string => (Number.isInteger(price) ? String(price) : price.toFixed(2))
