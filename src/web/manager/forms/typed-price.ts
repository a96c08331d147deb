// Prices as people type them: `49`, `49.9`, `49,90`, and with their thousands apart, `1,234.50`.

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d+)?$/

/** The digits of a typed price, with a point before its decimals where it has some. */
export const digitsOf = (typed: string): string => {
  const text = typed.trim()
  return GROUPED.test(text) ? text.replaceAll(',', '') : text.replace(',', '.')
}

/** Dollars, of a text that `usePriceCheck` takes. */
export const dollarsIn = (typed: string): number => Number(digitsOf(typed))

/** A price as it stands in a field: 12.5 dollars are `12.50`. */
export const typedOf = (dollars: number): string => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2))
