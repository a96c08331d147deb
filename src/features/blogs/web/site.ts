import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { listHandle } from './list/filters.ts'
import { blogLoader, blogsLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./list/blogs-page.tsx')).BlogsPage, {
    path: 'blogs',
    loader: blogsLoader,
    handle: listHandle,
  }),
  page(async () => (await import('./blog/blog-page.tsx')).BlogPage, {
    path: 'blog/:id',
    loader: blogLoader,
    handle: { list: { to: '/blogs', text: 'blogs' } },
  }),
]
