import { useLoaderData, useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl'

import { ErrorState } from '#src/ui/message.tsx'
import { hasFailed } from '#src/web/loader.ts'

import { FiguresForm } from './figures-form.tsx'
import type { statisticsLoader } from './loaders.ts'

/** D-62: the large numbers of the landing page. */
export function Statistics() {
  const t = useTranslations('manager')
  const labels = useTranslations('home.approach')
  const { result } = useLoaderData<typeof statisticsLoader>()
  const { revalidate, state } = useRevalidator()
  if (hasFailed(result)) {
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
  const isOwn = result.figures.some(figure => 'label' in figure)
  const rows = result.figures.map((figure, key) => ({
    key,
    value: figure.value,
    label: 'name' in figure ? labels(figure.name) : figure.label,
  }))
  return <FiguresForm key={JSON.stringify(rows)} rows={rows} isOwn={isOwn} />
}
