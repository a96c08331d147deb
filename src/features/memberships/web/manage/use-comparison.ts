import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import { api, isCallRefused } from '#src/web/calls/api.ts'
import { useCurrency } from '#src/web/calls/page-data.ts'
import { useAmount, usePrice } from '#src/web/words/prices.ts'
import { payableOf } from '#src/wire/money/payable.ts'

import { inputOf, type PlanValues } from './values.ts'

export type Comparison = Awaited<ReturnType<ReturnType<typeof api>['comparePlan']>>
type Difference = Comparison['differences'][number]

const termsOf = (values: PlanValues) => {
  const { price, discount, duration, paymentId, link } = inputOf(values)
  return { price, discount, duration, paymentId, link }
}
const keyOf = (values: PlanValues): string => JSON.stringify(termsOf(values))

/**
 * What the payment provider says of a plan's terms: asked when a plan's form is opened, and again when a save was refused
 * because they differ. It is about the terms that it was asked for, and gone with the next change of them.
 * @param stored a plan's values, of which it is asked at once; none of a new one
 */
export function useComparison(values: PlanValues, stored: PlanValues | undefined) {
  const [known, setKnown] = useState<{ key: string; comparison: Comparison }>()
  const [agreed, setAgreed] = useState<string>()
  const [wasUncompared, setUncompared] = useState(false)
  const wordsOf = useWords(values)
  const key = keyOf(values)
  const compare = async (asked: PlanValues) => {
    try {
      const comparison = await api().comparePlan(termsOf(asked))
      setKnown({ key: keyOf(asked), comparison })
    } catch (error) {
      if (!isCallRefused(error)) throw error
    }
  }
  const storedKey = stored && keyOf(stored)
  useEffect(() => {
    if (stored) void compare(stored)
    // The terms are what is asked about; the object is another one with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [storedKey])
  const current = known?.key === key ? known.comparison : undefined
  return {
    state: current?.state,
    /** How many days its link gives for free. */
    trialDays: current?.trialDays,
    isAgreed: agreed === key,
    agree: (isAgreed: boolean) => setAgreed(isAgreed ? key : undefined),
    /** Whether the last save could not be compared. */
    wasUncompared,
    /** Sends a plan; terms that differ are sent by choice alone, and otherwise told. @returns whether it was compared */
    send: async (
      save: (differing: 'accepted' | 'refused') => Promise<{ comparison: Comparison }>,
    ): Promise<boolean> => {
      setUncompared(false)
      try {
        const { comparison } = await save(agreed === key ? 'accepted' : 'refused')
        setUncompared(comparison.state === 'unknown')
        return comparison.state !== 'unknown'
      } catch (error) {
        if (isCallRefused(error) && error.code === 'plan-differs') await compare(values)
        throw error
      }
    },
    /** What differs in a field, in words. */
    about: (field: Difference['field']): string | undefined =>
      current?.differences
        .filter(difference => difference.field === field)
        .map(wordsOf)
        .join(' ') || undefined,
  }
}

function useWords(values: PlanValues): (difference: Difference) => string {
  const t = useTranslations('managers.memberships.comparing')
  const price = usePrice()
  const written = useAmount()
  const own = useCurrency()
  const ours = price(payableOf(inputOf(values), own))
  return ({ code, amount, currency, interval, every }) => {
    const theirs = amount === null ? '–' : written(amount, currency)
    if (code === 'amount') return amount === null ? t('noAmount', { ours }) : t('amount', { amount: theirs, ours })
    if (code === 'currency') return t('currency', { currency: currency.toUpperCase(), ours: own.toUpperCase() })
    if (code === 'link-other')
      return t(interval === null ? 'linkOnce' : 'link-other', { amount: theirs, interval: interval ?? '', every })
    if (code === 'interval') return interval === null ? t('once') : t('interval', { interval, every })
    return t(code)
  }
}
