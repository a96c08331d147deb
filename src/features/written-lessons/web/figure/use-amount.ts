import { useFormatter, useTranslations } from 'use-intl'

/** @returns a number with its unit, with so many digits behind the point, or with three digits that say something */
export function useAmount(): (value: number, unit: string, digits?: number) => string {
  const t = useTranslations('lessons.figure')
  const format = useFormatter()
  return (value, unit, digits) => {
    const precision =
      digits === undefined
        ? { maximumSignificantDigits: 3 }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits }
    const number = Number.isFinite(value) ? format.number(value, precision) : t('noValue')
    return unit && Number.isFinite(value) ? t('amount', { number, unit }) : number
  }
}
