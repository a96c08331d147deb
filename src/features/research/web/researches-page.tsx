import { useLoaderData, useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { ListHead } from '#src/web/catalogue/list-head.tsx'
import { TitleSearch } from '#src/web/catalogue/title-search.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'

import { CategoryLinks } from './list/category-links.tsx'
import { addressOf } from './list/filters.ts'
import { ResearchChips } from './list/research-chips.tsx'
import { ResearchResults } from './list/research-results.tsx'
import type { researchesLoader } from './loaders.ts'

export function ResearchesPage() {
  const { filters, list, categoryList } = useLoaderData<typeof researchesLoader>()
  const t = useTranslations('research')
  const { pathname } = useLocation()
  const isMoving = useNavigation().location?.pathname === pathname
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <ListHead title={t('title')} lead={t('lead')}>
        <TitleSearch
          title={filters.title}
          addressFor={title => addressOf({ ...filters, title, page: 1 })}
          label={t('search')}
        />
        <p className="count" role="status">
          {!hasFailed(list) && t('count', { count: list.total })}
        </p>
      </ListHead>
      <div className="wrap pb-section">
        {!hasFailed(categoryList) && (
          <CategoryLinks
            filters={filters}
            categories={categoryList.categories}
            counts={hasFailed(list) ? undefined : list.categoryCounts}
          />
        )}
        <ResearchChips filters={filters} />
        {hasFailed(list) ? (
          <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
        ) : (
          <ResearchResults filters={filters} list={list} busy={isMoving} />
        )}
      </div>
    </>
  )
}
