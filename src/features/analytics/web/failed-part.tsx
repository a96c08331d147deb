import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState } from '#src/ui/controls/message.tsx'

/** D-41: where figures would stand that could not be read. */
export function FailedPart() {
  const t = useTranslations('analytics')
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      heading="h2"
      title={t('failed')}
      retryLabel={t('retry')}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  )
}
