import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { listHandle } from './filters.ts'
import { blogLoader, blogsLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./blogs-page.tsx')).BlogsPage, {
    path: 'blogs',
    loader: blogsLoader,
    handle: listHandle,
  }),
  page(async () => (await import('./blog-page.tsx')).BlogPage, {
    path: 'blog/:id',
    loader: blogLoader,
  }),
]
