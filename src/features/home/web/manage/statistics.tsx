import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { usePage } from '#src/web/calls/page-data.ts'

import { FailedLanding } from './failed-landing.tsx'
import { FiguresForm } from './figures-form.tsx'
import type { statisticsLoader } from './loaders.ts'

/** D-62: the large numbers of the landing page. */
export function Statistics() {
  const labels = useTranslations('home.approach')
  const { isDemo } = usePage().site
  const { result } = useLoaderData<typeof statisticsLoader>()
  if (hasFailed(result)) return <FailedLanding />
  const isOwn = result.figures.length === 0 || result.figures.some(figure => 'label' in figure)
  const rows = result.figures.map((figure, key) => ({
    key,
    value: figure.value,
    label: 'name' in figure ? labels(figure.name) : figure.label,
  }))
  return <FiguresForm rows={rows} version={result.version} canRestore={isDemo && isOwn} />
}
