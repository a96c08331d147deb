import { useTranslations } from 'use-intl'

import { hoursAndMinutes } from './dates.ts'

/** Writes a length: "20 s", "5 h 20 min", or in `short` places "5 h 20". */
export function useDuration(): (lengthSeconds: number, form?: 'short') => string {
  const t = useTranslations('durations')
  return (lengthSeconds, form) => {
    const seconds = Math.ceil(lengthSeconds)
    if (seconds > 0 && seconds < 60) return t('seconds', { seconds })
    const { hours, minutes } = hoursAndMinutes(lengthSeconds)
    if (hours === 0) return t('minutes', { minutes })
    if (minutes === 0) return t('hours', { hours })
    return form ? t('hoursMinutesShort', { hours, minutes: two(minutes) }) : t('hoursMinutes', { hours, minutes })
  }
}
const two = (count: number): string => String(count).padStart(2, '0')
