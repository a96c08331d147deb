import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { paymentLoader } from './loaders.ts'
import { manageOrderLoader, manageOrdersLoader } from './manage/loaders.ts'
import { planPaymentLoader } from './plan-loader.ts'

export const dashboard: DashboardEntry = {
  beside: [
    page(async () => (await import('./payment-page.tsx')).PaymentPage, {
      path: 'payment/:id',
      loader: paymentLoader,
      handle: { query: ['by', 'coupon'], payment: true, personal: true },
    }),
    page(async () => (await import('./plan-payment-page.tsx')).PlanPaymentPage, {
      path: 'payment/plan/:id',
      loader: planPaymentLoader,
      handle: { query: ['coupon'], personal: true },
    }),
    page(async () => (await import('./completion-page.tsx')).CompletionPage, {
      path: 'completion',
      handle: { query: ['payment_intent', 'order', 'redirect_status'], personal: true },
    }),
  ],
  pages: [
    page(async () => (await import('./manage/manage-orders.tsx')).ManageOrders, {
      path: 'manage-orders',
      children: [
        page(async () => (await import('./manage/orders-list.tsx')).OrdersList, {
          index: true,
          loader: manageOrdersLoader,
          handle: { query: [...LIST_NAMES, 'words', 'status', 'kind', 'time'] },
        }),
      ],
    }),
    page(async () => (await import('./manage/order-page.tsx')).OrderPage, {
      path: 'manage-orders/:id',
      loader: manageOrderLoader,
      children: [],
    }),
  ],
}
