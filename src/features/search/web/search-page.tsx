import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { type Failed as Failure, hasFailed } from '#src/web/calls/loader.ts'
import { useAcademy } from '#src/web/calls/page-data.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'

import type { searchLoader } from './loaders.ts'
import { SearchForm } from './search-form.tsx'
import { SearchGroups } from './search-groups.tsx'
import { SearchStart } from './search-start.tsx'

/** One box for courses, their videos, blogs, research and conferences. */
export function SearchPage() {
  const t = useTranslations('search')
  const academy = useAcademy()
  const { q, start, result } = useLoaderData<typeof searchLoader>()
  return (
    <div className="search-page wrap">
      <Head title={q ? t('titleFor', { q }) : t('title')} description={t('description', { academy })} hidden />
      <h1 className="page-title">{t('title')}</h1>
      <SearchForm q={q} />
      {start ? <SearchStart start={start} /> : hasFailed(result) ? <Failed /> : <Results q={q} result={result} />}
      <p className="sr-only" role="status">
        {result && !hasFailed(result) && t('count', { count: result.found.length })}
      </p>
    </div>
  )
}

function Failed() {
  const t = useTranslations('search')
  return <FailedRead heading="h2" title={t('failed')} />
}

type Result = Exclude<ReturnType<typeof useLoaderData<typeof searchLoader>>['result'], Failure | undefined>

function Results({ q, result }: { q: string; result: Result }) {
  const t = useTranslations('search')
  if (q.length < 2) return <p className="lead">{t('hint')}</p>
  if (result.found.length === 0)
    return <EmptyState heading="h2" searched title={t('none', { q })} text={t('noneText')} />
  return (
    <>
      {result.isClose && <p className="search-close">{t('close', { q })}</p>}
      <SearchGroups q={q} found={result.found} isClose={result.isClose} />
    </>
  )
}
