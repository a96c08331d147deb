import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { checkHandle, checkLoader, verifyLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./check-page.tsx')).CheckPage, {
    path: 'certificates',
    loader: checkLoader,
    handle: checkHandle,
  }),
  page(async () => (await import('./verify-page.tsx')).VerifyPage, {
    path: 'certificates/:number',
    loader: verifyLoader,
    handle: { personal: true },
  }),
]
