import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { transferLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./transfer-page.tsx')).TransferPage, {
    path: 'transfer/:id',
    loader: transferLoader,
    handle: { personal: true },
  }),
]
