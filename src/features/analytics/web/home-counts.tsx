import { ArrowUp } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'

import { FailedPart } from './failed-part.tsx'
import { growthOf, pathOf } from './lines.ts'
import type { HomeData } from './types.ts'

import './home-counts.css'

const things = ['users', 'courses', 'blogs', 'conferences', 'orders'] as const

/** A-HOME-1: how many there are, and how that came to be in the last 30 days. */
export function HomeCounts({ counts, growth }: Pick<HomeData, 'counts' | 'growth'>) {
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
          {!hasFailed(growth) && <Growth {...growth[thing]} />}
        </div>
      ))}
    </dl>
  )
}

function Growth({ added, days }: { added: number; days: readonly number[] }) {
  const t = useTranslations('analytics')
  return (
    <dd className="kpi-growth">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path d={pathOf(growthOf(days))} />
      </svg>
      <span>
        {added > 0 && <ArrowUp aria-hidden="true" />}
        {t.rich('added', { count: added, b: words => <b>{words}</b> })}
      </span>
    </dd>
  )
}
