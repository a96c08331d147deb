import { useLoaderData, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'

import { buttonClass } from '#src/ui/controls/button.tsx'
import { hasFailed } from '#src/web/calls/loader.ts'
import { useViewer } from '#src/web/calls/page-data.ts'
import { FailedRead } from '#src/web/failed-read.tsx'
import { Head } from '#src/web/head.tsx'
import { Link } from '#src/web/links/link.tsx'

import { BlogBar } from '../blog/blog-bar.tsx'
import type { blogsLoader } from '../loaders.ts'
import { BlogResults, BlogsLoading } from './blog-results.tsx'

export function BlogsPage() {
  const { filters, list, categoryList } = useLoaderData<typeof blogsLoader>()
  const t = useTranslations('blogs')
  const isMoving = useNavigation().location?.pathname === '/blogs'
  const { counts, total } = hasFailed(list) ? noFigures : { counts: list.categoryCounts, total: list.total }
  const categories = hasFailed(categoryList) ? undefined : categoryList.categories
  return (
    <>
      <Head title={t('title')} description={t('description')} />
      <link rel="alternate" type="application/rss+xml" title={t('feed')} href="/blogs/rss.xml" />
      <header className="list-top">
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <ManagerLinks />
        </div>
      </header>
      <div className="wrap pb-section">
        <BlogBar filters={filters} categories={categories} counts={counts} total={isMoving ? undefined : total} />
        {isMoving && <BlogsLoading />}
        {!isMoving && hasFailed(list) && <FailedRead heading="h2" title={t('failed')} text={t('failedText')} />}
        {!isMoving && !hasFailed(list) && <BlogResults filters={filters} list={list} />}
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
