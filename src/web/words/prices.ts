// Two ways to write money. What something costs stands without decimals where it has none; what was paid, refunded or is
// about to be paid stands with them, as on a bill. Both are in the academy's currency (D-3) unless another one is given, as
// that of an order is.
import { useFormatter, useLocale } from 'use-intl'

import { moneyFormat, withCode } from '#src/wire/money/money.ts'

import { useCurrency, usePage } from '../calls/page-data.ts'

type Written = (amount: number, currency?: string) => string

/** A price where nothing is known of the page, as in what is drawn once. */
export function usePriceIn(): (amount: number, currency: string) => string {
  const format = useFormatter()
  return (amount, currency) =>
    format.number(amount, { ...moneyFormat(currency), trailingZeroDisplay: 'stripIfInteger' })
}

/** A price: $89, $1,250, $64.50. */
export function usePrice(): Written {
  const price = usePriceIn()
  const own = useCurrency()
  return (amount, currency = own) => price(amount, currency)
}

/** What is offered, where nothing is known of the page. @param tax what is added to it is called; nothing is to what is free */
export const plusTax = (price: string, tax: string | null): string => (tax ? `${price} + ${tax}` : price)

/** What is added to a price: nothing by card to a plan, which the card provider sells at its own, with its tax (decision 0107). */
export const taxAdded = (tax: string | null, isPlanByCard: boolean): string | null => (isPlanByCard ? null : tax)

/** What something that is not free is offered for: $89, or $89 + VAT where the academy adds its tax to prices. */
export function useOffered(): (amount: number, isPlanByCard?: boolean) => string {
  const price = usePrice()
  const { addedTax } = usePage().site
  return (amount, isPlanByCard = false) => plusTax(price(amount), taxAdded(addedTax, isPlanByCard))
}

/** An amount of an order or a bill: $89.00. */
export function useAmount(): Written {
  const format = useFormatter()
  const own = useCurrency()
  return (amount, currency = own) => format.number(amount, moneyFormat(currency))
}

/** An amount that says in full which money it is: $89.00 USD. */
export function useFullAmount(): (amount: number, currency: string) => string {
  const written = useAmount()
  return (amount, currency) => withCode(written(amount, currency), currency)
}

/** What the academy's currency is called behind a number: US dollars, yen. */
export function useCurrencyName(): string {
  const currency = useCurrency()
  const named = new Intl.NumberFormat(useLocale(), { style: 'currency', currency, currencyDisplay: 'name' })
  return named.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency
}
