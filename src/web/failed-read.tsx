import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState, type ErrorStateProps } from '#src/ui/controls/message.tsx'

/** D-41: what stands in the place of something that could not be read; a press reads the page's data again. */
export function FailedRead(props: Pick<ErrorStateProps, 'title' | 'text' | 'heading'>) {
  const t = useTranslations('errors')
  const { revalidate, state } = useRevalidator()
  return <ErrorState {...props} retryLabel={t('retry')} busy={state === 'loading'} onRetry={() => void revalidate()} />
}
