import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { manageBlogLoader, manageBlogsLoader, newBlogLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-blogs.tsx')).ManageBlogs, {
      path: 'manage-blogs',
      children: [
        page(async () => (await import('./manage/blogs-list.tsx')).BlogsList, {
          index: true,
          loader: manageBlogsLoader,
          handle: { query: [...LIST_NAMES, 'title', 'state'] },
        }),
        page(async () => (await import('./manage/new-blog.tsx')).NewBlog, {
          path: 'new-blog',
          loader: newBlogLoader,
        }),
        page(async () => (await import('./manage/update-blog.tsx')).UpdateBlog, {
          path: 'update-blog/:id',
          loader: manageBlogLoader,
        }),
      ],
    }),
  ],
}
