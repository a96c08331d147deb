import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState } from '#src/ui/controls/message.tsx'

/** D-41: where a part of the page would stand that could not be read. */
export function FailedPart({ title }: { title: string }) {
  const t = useTranslations('home')
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorState title={title} retryLabel={t('retry')} onRetry={() => void revalidate()} busy={state === 'loading'} />
  )
}
