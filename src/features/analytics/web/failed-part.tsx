import { useTranslations } from 'use-intl'

import { FailedRead } from '#src/web/failed-read.tsx'

/** D-41: where figures would stand that could not be read. */
export function FailedPart() {
  const t = useTranslations('analytics')
  return <FailedRead heading="h2" title={t('failed')} />
}
