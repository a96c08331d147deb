import { useLoaderData, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useViewer, useAcademy } from '#src/web/calls/page-data.ts'
import { ListHead } from '#src/web/catalogue/list-head.tsx'
import { TitleSearch } from '#src/web/catalogue/title-search.tsx'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import type { blogsLoader } from '../loaders.ts'
import { BlogResults, BlogsLoading } from './blog-results.tsx'
import { BlogTopics } from './blog-topics.tsx'
import { addressOf } from './filters.ts'

export function BlogsPage() {
  const { filters, list, categoryList } = useLoaderData<typeof blogsLoader>()
  const t = useTranslations('blogs')
  const academy = useAcademy()
  const isMoving = useNavigation().location?.pathname === '/blogs'
  const { counts, total } = hasFailed(list) ? noFigures : { counts: list.categoryCounts, total: list.total }
  const categories = hasFailed(categoryList) ? undefined : categoryList.categories
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <link rel="alternate" type="application/rss+xml" title={t('feed', { academy })} href="/blogs/rss.xml" />
      <ListHead title={t('title')} lead={t('lead')} below={<ManagerLinks />}>
        <TitleSearch title={filters.title} addressFor={title => addressOf({ ...filters, title, page: 1 })} />
        <p className="count" role="status">
          {total !== undefined && !isMoving && t('count', { count: total })}
        </p>
      </ListHead>
      <div className="wrap pb-section">
        <BlogTopics filters={filters} categories={categories} counts={counts} />
        {isMoving ? (
          <BlogsLoading />
        ) : hasFailed(list) ? (
          <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />
        ) : (
          <BlogResults filters={filters} list={list} />
        )}
      </div>
    </>
  )
}

const noFigures = { counts: [], total: undefined }

/** X-ROLE-4 D-26: what administrators see here, and nobody else. */
function ManagerLinks() {
  const t = useTranslations('blogs')
  if (useViewer()?.role !== 'admin') return null
  return (
    <p className="blog-manage">
      <Link className={buttonClass()} to="/add-plat">
        {t('addCourse')}
      </Link>
      <Link className={buttonClass()} to="/dashboard/manage-blogs/new-blog">
        {t('addBlog')}
      </Link>
    </p>
  )
}
