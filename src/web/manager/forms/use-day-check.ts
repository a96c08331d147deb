import { useNow, useTranslations } from 'use-intl'

import { isPossible, possibleYears } from '#src/wire/calendar.ts'

/** @returns a function that says what is wrong with a chosen day, `YYYY-MM-DD`, or true; none is none */
export function useDayCheck(): (day: string) => string | true {
  const t = useTranslations('manager')
  const now = useNow()
  return day => {
    const { first, last } = possibleYears(now)
    return day === '' || isPossible(day, now) || t('yearImpossible', { first: String(first), last: String(last) })
  }
}
