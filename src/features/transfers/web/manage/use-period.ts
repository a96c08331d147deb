import { useTranslations } from 'use-intl'

import { useShortDay } from '#src/web/words/own-days.ts'

import type { TransferRow } from './loaders.ts'

type Period = TransferRow['period']

/** What sentences name of the days of a plan that a transfer pays for. */
export function usePeriodNames() {
  const shortDay = useShortDay()
  return (period: Period) => ({
    from: period ? shortDay(period.from) : '',
    to: period ? shortDay(period.to) : '',
    kind: period?.isNext ? 'next' : 'first',
  })
}

/** Says which days of a plan a transfer pays for; nothing of what is no plan. @returns `given`: whether it was received */
export function usePeriod() {
  const t = useTranslations('managers.transfers.period')
  const namesOf = usePeriodNames()
  return (period: Period, given: boolean): string | undefined =>
    period ? t(given ? 'given' : 'list', namesOf(period)) : undefined
}
