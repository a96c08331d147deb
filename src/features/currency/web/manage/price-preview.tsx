import { useTranslations } from 'use-intl'

import { Price } from '#src/ui/display/price.tsx'
import { Preview } from '#src/web/manager/editor/edit-side.tsx'
import { useFullAmount, usePrice } from '#src/web/words/prices.ts'
import { priceFault } from '#src/wire/money/price-fault.ts'

import type { currencyLoader } from './loaders.ts'

import './price-preview.css'

type Prices = Awaited<ReturnType<typeof currencyLoader>>['prices']

interface PricePreviewProps {
  currency: string
  /** Some of what is for sale. */
  prices: Prices
}

/** How prices read in a currency: on the pages of courses, and on a receipt. */
export function PricePreview({ currency, prices }: PricePreviewProps) {
  const t = useTranslations('managers.money')
  const price = usePrice()
  const full = useFullAmount()
  const shown = prices.length > 0 ? prices : [{ title: t('sample'), price: 1250 }]
  return (
    <Preview>
      <ul className="price-preview">
        {shown.map(({ title, price: amount }, index) => (
          // Two courses may have one title.
          <li key={`${title} ${index}`}>
            <span dir="auto">{title}</span>
            {priceFault(amount, currency) ? (
              <small>{t('unfit', { currency: currency.toUpperCase() })}</small>
            ) : (
              <>
                <Price now={price(amount, currency)} />
                <small>{t('receipt', { amount: full(amount, currency) })}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </Preview>
  )
}
