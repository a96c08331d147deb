import { useTranslations } from 'use-intl'

import { toast } from '#src/web/toast.ts'

/** @returns copies a text, and says whether it could */
export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('factors.codes')
  return text =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    )
}
