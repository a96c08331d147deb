import { useFormatter } from 'use-intl'

/** Writes an amount of dollars with its cents, as on a bill: $89.00. */
export function useAmount(): (dollars: number) => string {
  const format = useFormatter()
  return dollars => format.number(dollars, { style: 'currency', currency: 'USD' })
}
