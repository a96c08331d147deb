import { useAmount } from '#src/web/words/prices.ts'

/** @returns a function that writes what a case is about in its own currency; a dash where nobody knows */
export function useSum(): (row: { amount: number | null; currency: string }) => string {
  const written = useAmount()
  return ({ amount, currency }) => (amount === null ? '–' : written(amount, currency))
}
