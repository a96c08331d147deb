import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import {
  buyPlanSeatsLoader,
  buySeatsLoader,
  groupLoader,
  ownSeatsLoader,
  paySeatsLoader,
  placeLoader,
} from './loaders.ts'

export const dashboard: DashboardEntry = {
  beside: [
    page(async () => (await import('./buy-page.tsx')).BuySeatsPage, {
      path: 'course/:id/seats',
      loader: buySeatsLoader,
      handle: { query: ['for', 'places'], personal: true },
    }),
    page(async () => (await import('./buy-plan-page.tsx')).BuyPlanSeatsPage, {
      path: 'plans/:id/seats',
      loader: buyPlanSeatsLoader,
      handle: { query: ['places'], personal: true },
    }),
    page(async () => (await import('./pay-page.tsx')).PaySeatsPage, {
      path: 'seats/:id/pay',
      loader: paySeatsLoader,
      handle: { query: ['by'], payment: true, personal: true },
    }),
    page(async () => (await import('./own-seats-page.tsx')).OwnSeatsPage, {
      path: 'seats',
      loader: ownSeatsLoader,
      handle: { personal: true },
    }),
    page(async () => (await import('./group-page.tsx')).GroupPage, {
      path: 'seats/:id',
      loader: groupLoader,
      handle: { query: ['page'], personal: true },
    }),
    page(async () => (await import('./place-page.tsx')).PlacePage, {
      path: 'place/:code',
      loader: placeLoader,
      handle: { secret: true },
    }),
  ],
}
