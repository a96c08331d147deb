import { useFormatter } from 'use-intl'

/** The academy's one currency (D-3). */
export const CURRENCY = 'USD'

/** Formats a number of dollars for the reader's language: $89, $1,250, $64.50. */
export function usePrice(): (dollars: number) => string {
  const format = useFormatter()
  return dollars =>
    format.number(dollars, { style: 'currency', currency: CURRENCY, trailingZeroDisplay: 'stripIfInteger' })
}
