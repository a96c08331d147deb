import { useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'

import { EmptyState } from '#src/ui/controls/message.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'

import type { searchLoader } from './loaders.ts'
import { SearchForm } from './search-form.tsx'
import { SearchGroups } from './search-groups.tsx'

/** One box for courses, their videos, blogs, research and conferences. */
export function SearchPage() {
  const t = useTranslations('search')
  const { q, result } = useLoaderData<typeof searchLoader>()
  return (
    <div className="search-page wrap">
      <Head title={q ? t('titleFor', { q }) : t('title')} description={t('description')} hidden />
      <h1>{t('title')}</h1>
      <SearchForm q={q} />
      <Results />
      <p className="sr-only" role="status">
        {!hasFailed(result) && q && t('count', { count: result.found.length })}
      </p>
    </div>
  )
}

function Results() {
  const t = useTranslations('search')
  const { q, result } = useLoaderData<typeof searchLoader>()
  if (hasFailed(result)) {
    return <FailedRead heading="h2" title={t('failed')} />
  }
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
