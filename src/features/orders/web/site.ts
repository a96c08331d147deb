import type { RouteObject } from 'react-router'

import { page } from '#src/web/lazy-page.ts'

import { paymentLoader } from './loaders.ts'

export const pages: RouteObject[] = [
  page(async () => (await import('./payment-page.tsx')).PaymentPage, {
    path: 'payment/:id',
    loader: paymentLoader,
    handle: { query: ['by', 'coupon'], payment: true, personal: true },
  }),
  page(async () => (await import('./completion-page.tsx')).CompletionPage, {
    path: 'completion',
    handle: { query: ['payment_intent', 'order', 'redirect_status'], personal: true },
  }),
]
