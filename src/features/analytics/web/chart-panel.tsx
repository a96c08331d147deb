import { ChartColumn, Table2 } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { EmptyState, Notice } from '#src/ui/controls/message.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { DataTable } from '#src/ui/display/data-table.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { hasFailed, type Failed } from '#src/web/calls/loader.ts'
import { useHydrated } from '#src/web/forms/form.ts'
import { ListFilter } from '#src/web/manager/lists/list-filter.tsx'

import { FailedPart } from './failed-part.tsx'
import { periods } from './loaders.ts'
import type { Series } from './types.ts'

import './charts.css'

/** A chart that does not come leaves its table. */
const loadCharts = () => import('./charts.tsx').catch(() => ({ UserChart: NoChart, OrderChart: NoChart }))

/** Takes what the charts take, so that it can stand in their place. */
function NoChart(_: { series: Series; label: string }) {
  const t = useTranslations('analytics')
  return <Notice tone="warning">{t('chartFailed')}</Notice>
}

const UserChart = lazy(async () => ({ default: (await loadCharts()).UserChart }))
const OrderChart = lazy(async () => ({ default: (await loadCharts()).OrderChart }))

interface ChartPanelProps {
  name: 'users' | 'orders'
  series: Series | Failed
}

/** A-HOME-2, A-HOME-3, D-57: a chart, and the same as a table; the period lives in the address. */
export function ChartPanel({ name, series }: ChartPanelProps) {
  const t = useTranslations('analytics')
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const title = t(name === 'users' ? 'userAnalytics' : 'orderAnalytics')
  return (
    <section className="panel chart-panel" aria-label={title}>
      <header>
        <div>
          <h2>{title}</h2>
          <p>{t(name === 'users' ? 'userText' : 'orderText')}</p>
        </div>
        <div className="chart-switches">
          <ListFilter
            label={t('period', { title })}
            name={name}
            options={periods[name].map(value => ({ value, text: t('months', { count: Number(value) }) }))}
          />
          <Segmented label={t('view', { title })} value={view} onChange={setView} options={views(t)} />
        </div>
      </header>
      {hasFailed(series) ? <FailedPart /> : <Figures name={name} series={series} title={title} view={view} />}
    </section>
  )
}

interface FiguresProps {
  name: 'users' | 'orders'
  series: Series
  title: string
  view: 'chart' | 'table'
}

/** Bare axes, and a pie of nothing, would say less than a sentence. */
function Figures({ name, series, title, view }: FiguresProps) {
  const t = useTranslations('analytics')
  if (series.counts.every(count => count === 0))
    return <EmptyState title={t(name === 'users' ? 'noUsers' : 'noPaid')} text={t('noneInPeriod')} />
  return (
    <div className="chart-box">
      {view === 'chart' && <Drawn name={name} series={series} title={title} />}
      <div className={view === 'chart' ? 'sr-only' : undefined}>
        <SeriesTable series={series} title={title} />
      </div>
    </div>
  )
}

const views = (t: (key: 'chart' | 'table') => string): { value: 'chart' | 'table'; label: ReactNode }[] => [
  { value: 'chart', label: <Face icon={<ChartColumn />} text={t('chart')} /> },
  { value: 'table', label: <Face icon={<Table2 />} text={t('table')} /> },
]
const Face = ({ icon, text }: { icon: ReactNode; text: string }) => (
  <>
    {icon}
    <span>{text}</span>
  </>
)

/** Charts draw on a canvas, which the server has not. */
function Drawn({ name, series, title }: { name: 'users' | 'orders'; series: Series; title: string }) {
  const isAlive = useHydrated()
  const waiting = <Skeleton height="100%" />
  const Chart = name === 'users' ? UserChart : OrderChart
  return (
    <div className="chart-canvas">
      {isAlive ? (
        <Suspense fallback={waiting}>
          <Chart series={series} label={title} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

function SeriesTable({ series: { months, counts }, title }: { series: Series; title: string }) {
  const t = useTranslations('analytics')
  return (
    <DataTable caption={title} dense>
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col" className="num">
            {t('count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td className="num">{counts[index]}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
