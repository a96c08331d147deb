import { useTranslations } from 'use-intl'

import { useAmount } from '#src/web/words/prices.ts'

import { useTaxName } from '../tax-rows.tsx'
import type { OrderTax } from '../tax.ts'

/** The tax that was added to a price, whose it is, and what the price is without it. */
export function TaxOf({ order: { tax, currency } }: { order: { tax: OrderTax | null; currency: string } }) {
  const t = useTranslations('managers.orders')
  const amount = useAmount()
  const nameOf = useTaxName()
  if (!tax) return null
  return (
    <>
      {amount(tax.amount, currency)}
      <small>{t('taxOf', { name: nameOf(tax), net: amount(tax.net, currency), country: tax.country })}</small>
    </>
  )
}
