import { useLoaderData, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { hasFailed } from '#src/web/calls/loader.ts'
import { TitleSearch } from '#src/web/catalogue/title-search.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'

import type { coursesLoader } from '../loaders.ts'
import { CatalogueResults } from './catalogue-results.tsx'
import { CategoryBlocks } from './category-blocks.tsx'
import { CourseBar } from './course-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { addressOf } from './filters.ts'

export function CoursesPage() {
  const { filters, list, categoryList, planName } = useLoaderData<typeof coursesLoader>()
  const t = useTranslations('courses')
  const isMoving = useNavigation().state === 'loading'
  const categories = hasFailed(categoryList) ? undefined : categoryList.categories
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <header className="courses-head wrap">
        <h1>{t('title')}</h1>
        <TitleSearch title={filters.title} addressFor={title => addressOf({ ...filters, title, page: 1 })} />
      </header>
      <CategoryBlocks
        filters={filters}
        categories={categories ?? []}
        counts={hasFailed(list) ? [] : list.categoryCounts}
        grounds={hasFailed(list) ? [] : list.categoryGrounds}
      />
      <div className="wrap pb-section">
        <CourseBar
          filters={filters}
          categories={categories}
          counts={hasFailed(list) ? [] : list.categoryCounts}
          total={hasFailed(list) ? undefined : list.total}
        />
        <FilterChips filters={filters} categories={categories ?? []} planName={planName} />
        {hasFailed(list) ? (
          <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
        ) : (
          <CatalogueResults filters={filters} list={list} busy={isMoving} />
        )}
      </div>
    </>
  )
}
