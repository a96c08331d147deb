import type { RouteObject } from 'react-router'

import { loader } from '#src/web/calls/loader.ts'
import { page } from '#src/web/lazy-page.ts'

const imprintLoader = loader(async api => api.readImprint({}))

export const pages: RouteObject[] = [
  page(async () => (await import('./imprint-page.tsx')).ImprintPage, { path: 'imprint', loader: imprintLoader }),
]
