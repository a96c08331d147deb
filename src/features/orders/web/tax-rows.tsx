import { useLocale, useTranslations } from 'use-intl'

import { Price } from '#src/ui/display/price.tsx'
import { useHydrated } from '#src/web/forms/form.ts'
import { plusTax, useAmount } from '#src/web/words/prices.ts'
import { writtenRate } from '#src/wire/money/tax.ts'

import type { OrderTax, Sum, Where } from './tax.ts'

import './tax.css'

/** @returns what a tax is called beside its sum */
export function useTaxName(): (tax: Pick<OrderTax, 'name' | 'rate' | 'reason'>) => string {
  const t = useTranslations('orders.tax')
  return ({ name, rate, reason }) => (reason ? t(reason, { name }) : t('row', { name, rate: writtenRate(rate) }))
}

/** In a list of sums: the tax that is added. @param currency of its order; the academy's without it */
export function TaxRow({ tax, currency }: { tax: OrderTax; currency?: string }) {
  const amount = useAmount()
  const nameOf = useTaxName()
  return (
    <div>
      <dt>
        <bdi>{nameOf(tax)}</bdi>
      </dt>
      <dd>{amount(tax.amount, currency)}</dd>
    </div>
  )
}

/** At the end of a list of sums: the tax that is added, and the total. While nobody knows it, it says that it is. */
export function TaxedTotal({ sum: { dollars, tax }, where, label }: { sum: Sum; where: Where; label?: string }) {
  const t = useTranslations('orders')
  const amount = useAmount()
  const open = where.tax && tax === null && dollars > 0 && where.tax.country === '' ? where.tax.name : null
  return (
    <>
      {tax && <TaxRow tax={tax} />}
      <div className="pay-total" aria-live="polite">
        <dt>{label ?? t('total')}</dt>
        <dd>
          <Price now={plusTax(amount(dollars), open)} className="pay-sum" />
        </dd>
      </div>
    </>
  )
}

const placeOf = ({ tax }: Where, ordered: OrderTax | null) =>
  ordered && tax && ordered.country !== tax.country ? { ...ordered, taxNumber: '' } : tax

/**
 * Below the sums: whose tax it is, and the way to change that. Nothing where prices include it.
 * @param ordered the tax of the order, which may be of where the buyer was then
 */
export function TaxPlace({ where, ordered = null }: { where: Where; ordered?: OrderTax | null }) {
  const { isAsked, change } = where
  const tax = placeOf(where, ordered)
  const t = useTranslations('orders.tax')
  const isAlive = useHydrated()
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' })
  if (!tax?.country) return null
  const country = isAlive ? (names.of(tax.country) ?? tax.country) : tax.country
  const said = { country, number: tax.taxNumber }
  return (
    <p className="pay-place-of">
      <span>
        {t(tax.taxNumber ? 'placeWith' : 'place', said)}
        {tax.reason === 'reverse-charge' && ` ${t('reverseText')}`}
      </span>
      {!isAsked && (
        <button type="button" className="link" disabled={!isAlive} onClick={change}>
          {t('change')}
        </button>
      )}
    </p>
  )
}
