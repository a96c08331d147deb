import { useTranslations } from 'use-intl'

/**
 * For fields that no form of `useSubmission` looks after. They have no `maxLength`, with which a browser cuts off what is
 * pasted, and says nothing.
 * @returns what a field says of a value with more than `most` characters
 */
export function useTooLong(): (value: string, most: number) => string | undefined {
  const t = useTranslations('shell')
  return (value, most) => {
    const { length } = value.trim()
    return length > most ? t('tooLong', { most, length }) : undefined
  }
}
