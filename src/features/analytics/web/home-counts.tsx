import { useFormatter, useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'

import { FailedPart } from './failed-part.tsx'
import type { HomeData } from './types.ts'

const things = ['users', 'courses', 'blogs', 'conferences', 'orders'] as const

/** A-HOME-1 */
export function HomeCounts({ counts }: Pick<HomeData, 'counts'>) {
  const t = useTranslations('analytics')
  const format = useFormatter()
  if (hasFailed(counts)) return <FailedPart />
  return (
    <dl className="kpis">
      {things.map(thing => (
        <div key={thing}>
          <dt>{t(thing)}</dt>
          <dd>{format.number(counts[thing].total)}</dd>
          <dd data-none={counts[thing].today === 0}>{t('today', { count: counts[thing].today })}</dd>
        </div>
      ))}
    </dl>
  )
}
