import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState } from '#src/ui/controls/message.tsx'

/** D-41: a list that could not be read never looks like an empty one. */
export function FailedList() {
  const t = useTranslations('manager')
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState
      heading="h2"
      title={t('failed')}
      text={t('failedText')}
      retryLabel={t('retry')}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  )
}
