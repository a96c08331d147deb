// Two ways to write money. What something costs stands without cents where it has none; what was paid, refunded or is about
// to be paid stands with them, as on a bill.
import { useFormatter } from 'use-intl'

/** The academy's one currency (D-3). */
export const CURRENCY = 'USD'

/** A price: $89, $1,250, $64.50. */
export function usePrice(): (dollars: number) => string {
  const format = useFormatter()
  return dollars =>
    format.number(dollars, { style: 'currency', currency: CURRENCY, trailingZeroDisplay: 'stripIfInteger' })
}

/** An amount of an order or a bill: $89.00. */
export function useAmount(): (dollars: number) => string {
  const format = useFormatter()
  return dollars => format.number(dollars, { style: 'currency', currency: CURRENCY })
}
