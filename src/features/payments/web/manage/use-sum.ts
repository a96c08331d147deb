import { useFormatter } from 'use-intl'

/** @returns a function that writes what a case is about in its own currency; a dash where nobody knows */
export function useSum(): (row: { amount: number | null; currency: string | null }) => string {
  const format = useFormatter()
  return ({ amount, currency }) =>
    amount === null ? '–' : format.number(amount, { style: 'currency', currency: currency ?? 'usd' })
}
