import { useTranslations } from 'use-intl'

import { fromMinor, priceDecimals } from '#src/wire/money/money.ts'
import { MOST_MINOR } from '#src/wire/money/price-fault.ts'

import { useCurrency } from '../../calls/page-data.ts'
import { usePrice } from '../../words/prices.ts'
import { amountIn, digitsOf, isUnclear } from './typed-price.ts'

const NUMBER = /^(?<sign>[-−]?)\d+(\.(?<decimals>\d+))?$/

/** @param given the academy's where nothing is said @returns a function that says what is wrong with a price as it was typed, or true */
export function usePriceCheck(given?: string): (typed: string) => string | true {
  const t = useTranslations('manager.price')
  const price = usePrice()
  const own = useCurrency()
  const currency = given ?? own
  const decimals = priceDecimals(currency)
  const most = fromMinor(MOST_MINOR, currency)
  return typed => {
    if (isUnclear(typed, currency)) return t('eitherWay')
    const text = digitsOf(typed)
    const found = NUMBER.exec(text)
    if (!found) return t(text === '' ? 'missing' : 'noNumber', { decimals })
    if (found.groups?.['sign']) return t('belowZero')
    if ((found.groups?.['decimals'] ?? '').length > decimals)
      return t('decimals', { decimals, currency: currency.toUpperCase() })
    return amountIn(text) <= most || t('tooHigh', { most: price(most, currency) })
  }
}
