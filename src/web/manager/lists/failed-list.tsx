import { useTranslations } from 'use-intl'

import { FailedRead } from '#src/web/failed-read.tsx'

/** D-41: a list that could not be read never looks like an empty one. */
export function FailedList() {
  const t = useTranslations('manager')
  return <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
}
