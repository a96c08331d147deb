import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { listHandle } from './list/filters.ts'
import { researchLoader, researchesLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./researches-page.tsx')).ResearchesPage, {
    path: 'researches',
    loader: researchesLoader,
    handle: listHandle,
  }),
  page(async () => (await import('./research-page.tsx')).ResearchPage, {
    path: 'research/:id',
    loader: researchLoader,
    handle: { list: { to: '/researches', text: 'research' } },
  }),
]
