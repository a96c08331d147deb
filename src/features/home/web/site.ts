import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { homeLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./home-page.tsx')).HomePage, { path: '/', loader: homeLoader }),
]
