import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { searchHandle, searchLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./search-page.tsx')).SearchPage, {
    path: 'search',
    loader: searchLoader,
    handle: searchHandle,
  }),
]
