import { useLoaderData, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'

import { CourseBar } from '../course/course-bar.tsx'
import type { coursesLoader } from '../loaders.ts'
import { CatalogueResults } from './catalogue-results.tsx'
import { CategoryBlocks } from './category-blocks.tsx'
import { FilterChips } from './filter-chips.tsx'

export function CoursesPage() {
  const { filters, list, categoryList, planName } = useLoaderData<typeof coursesLoader>()
  const t = useTranslations('courses')
  const isMoving = useNavigation().state === 'loading'
  const categories = hasFailed(categoryList) ? undefined : categoryList.categories
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <header className="list-top">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
        </div>
      </header>
      <CategoryBlocks
        filters={filters}
        categories={categories ?? []}
        counts={hasFailed(list) ? [] : list.categoryCounts}
        grounds={hasFailed(list) ? [] : list.categoryGrounds}
      />
      <div className="wrap pb-section">
        <CourseBar filters={filters} categories={categories} counts={hasFailed(list) ? [] : list.categoryCounts} />
        <FilterChips
          filters={filters}
          categories={categories ?? []}
          planName={planName}
          total={hasFailed(list) ? undefined : list.total}
        />
        {hasFailed(list) ? (
          <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
        ) : (
          <CatalogueResults filters={filters} list={list} busy={isMoving} />
        )}
      </div>
    </>
  )
}
