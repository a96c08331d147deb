import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { paymentLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./payment-page.tsx')).PaymentPage, {
    path: 'payment/:id',
    loader: paymentLoader,
    handle: { query: ['by', 'coupon'], payment: true, personal: true },
  }),
]
