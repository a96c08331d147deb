import { useFormatter, useTranslations } from 'use-intl'

import { useCurrency } from '#src/web/calls/page-data.ts'
import { fromMinor, shownDecimals } from '#src/wire/money/money.ts'
import { reviewCodes, type ReviewCode, type ReviewFacts } from '#src/wire/review-reasons.ts'

interface Why {
  readonly reason: string | null
  readonly facts: ReviewFacts | null
}

const isKnown = (reason: string): reason is ReviewCode => reviewCodes.some(code => code === reason)

/** @returns a function that says in words why a message was put aside; what is older than the codes keeps its own words */
export function useReviewReason(): (why: Why) => string {
  const t = useTranslations('managers.orders')
  const format = useFormatter()
  const currency = useCurrency()
  const minimumFractionDigits = shownDecimals(currency)
  const written = (name: string, value: string | number) =>
    name.endsWith('Cents')
      ? format.number(fromMinor(Number(value), currency), { minimumFractionDigits })
      : String(value)
  return ({ reason, facts }) => {
    if (!reason || !isKnown(reason)) return reason ?? ''
    return t(
      `reasons.${reason}`,
      Object.fromEntries(Object.entries(facts ?? {}).map(([name, value]) => [name, written(name, value)])),
    )
  }
}
