// The tax that is added to what is paid for, as far as a page of payment knows it before there is an order.
import { useState } from 'react'

import type { Api } from '#src/web/calls/api.ts'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { fromMinor, toMinor } from '#src/wire/money/money.ts'
import { type AddedTax, taxOn } from '#src/wire/money/tax.ts'

/** The tax of an order: what the price is without it, and what it is. */
export type OrderTax = NonNullable<Awaited<ReturnType<Api['orderPlan']>>['tax']>

/** What is paid, and what of it is tax; the price alone where it holds its tax, or nobody knows it yet. */
export type Sum = { readonly dollars: number; readonly tax: OrderTax | null }

/** @returns what something costs with the tax that is added to its price */
export function useSum(): (net: number, tax: AddedTax | null) => Sum {
  const currency = useCurrency()
  return (net, tax) => {
    if (!tax?.country || net === 0) return { dollars: net, tax: null }
    const { name, rate, reason, country } = tax
    const netCents = toMinor(net, currency)
    const taxCents = taxOn(netCents, rate, currency)
    const amount = fromMinor(taxCents, currency)
    return { dollars: fromMinor(netCents + taxCents, currency), tax: { net, amount, name, rate, reason, country } }
  }
}

export type Where = ReturnType<typeof useWhere>

/** Where the buyer says that they are. @param read null where prices include their tax: then nobody asks */
export function useWhere(read: AddedTax | null) {
  const [tax, setTax] = useState(read)
  const [isChanging, setChanging] = useState(false)
  return {
    tax,
    /** It has to be asked, or they want to change it. */
    isAsked: tax !== null && (tax.country === '' || isChanging),
    /** Stays the same while they do. */
    key: tax ? `${tax.country} ${tax.taxNumber}` : '',
    change: () => setChanging(true),
    keep: () => setChanging(false),
    tell: (said: AddedTax | null) => {
      setTax(said)
      setChanging(false)
    },
  }
}
