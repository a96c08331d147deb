import { useLoaderData } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'

import { api } from '#src/web/calls/api.ts'
import { hasFailed } from '#src/web/calls/loader.ts'
import { DraftsList } from '#src/web/manager/lists/drafts-list.tsx'

import type { manageBlogsLoader } from './loaders.ts'

/** A-BLOG-1: all posts, drafts included. */
export function BlogsList() {
  const t = useTranslations('managers.blogs')
  const format = useFormatter()
  const read = useLoaderData<typeof manageBlogsLoader>()
  return (
    <DraftsList
      t={t}
      count={count => t('count', { count })}
      list={hasFailed(read) ? read : { rows: read.blogs, pages: read.NbofPages, total: read.total }}
      imageOf={row => row.thumbnailUrl}
      read={async ({ _id: id }) => (await api().getBlog({ id })).blog.summary}
      columns={[
        { head: t('views'), sort: 'views', isNumber: true, cell: row => format.number(row.views) },
        { head: t('comments'), sort: 'comments', isNumber: true, isMinor: true, cell: row => row.commentsCount },
      ]}
      places={{
        page: id => `/blog/${id}`,
        edit: id => `/dashboard/manage-blogs/update-blog/${id}`,
        add: '/dashboard/manage-blogs/new-blog',
      }}
      calls={{
        publish: input => api().publishBlogs(input),
        duplicate: (input, key) => api().duplicateBlog(input, key),
        delete: input => api().deleteBlog(input),
      }}
    />
  )
}
