import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { setUpLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./set-up-page.tsx')).SetUpPage, {
    path: 'setup/:token',
    loader: setUpLoader,
    handle: { secret: true, bare: true },
  }),
]
