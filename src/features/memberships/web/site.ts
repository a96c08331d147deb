import type { RouteObject } from 'react-router'

import { leads } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { pricingHandle, pricingLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./pricing-page.tsx')).PricingPage, {
    path: 'pricing',
    loader: pricingLoader,
    handle: pricingHandle,
  }),
  // D-27: only administrators get further than the dashboard.
  leads('membership/create', '/dashboard/new-membership'),
]
