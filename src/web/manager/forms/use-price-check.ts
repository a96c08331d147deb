import { useTranslations } from 'use-intl'

import { usePrice } from '../../words/prices.ts'
import { digitsOf, dollarsIn } from './typed-price.ts'

/** The most that a price may be, in dollars: what the payment provider takes at once. */
const MOST = 999_999.99

const NUMBER = /^(?<sign>[-−]?)\d+(\.(?<decimals>\d+))?$/

/** @returns a function that says what is wrong with a price as it was typed, or true */
export function usePriceCheck(): (typed: string) => string | true {
  const t = useTranslations('manager.price')
  const price = usePrice()
  return typed => {
    const text = digitsOf(typed)
    if (text === '') return t('missing')
    const found = NUMBER.exec(text)
    if (!found) return t('noNumber')
    if (found.groups?.['sign']) return t('belowZero')
    if ((found.groups?.['decimals'] ?? '').length > 2) return t('decimals')
    return dollarsIn(text) <= MOST || t('tooHigh', { most: price(MOST) })
  }
}
