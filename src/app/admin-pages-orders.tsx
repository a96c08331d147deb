// The administrators' screens of what was sold.
import type { RouteObject } from 'react-router'

import { manageOrderLoader, manageOrdersLoader } from '#src/features/orders/web/manage/loaders.ts'
import { casesLoader } from '#src/features/payments/web/manage/loaders.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/list-address.ts'

export const orderPages: RouteObject[] = [
  page(
    'src/features/orders/web/manage/manage-orders.tsx',
    async () => (await import('#src/features/orders/web/manage/manage-orders.tsx')).ManageOrders,
    {
      path: 'manage-orders',
      children: [
        page(
          'src/features/orders/web/manage/orders-list.tsx',
          async () => (await import('#src/features/orders/web/manage/orders-list.tsx')).OrdersList,
          {
            index: true,
            loader: manageOrdersLoader,
            handle: { query: [...LIST_NAMES, 'words', 'status', 'time'] },
          },
        ),
        page(
          'src/features/payments/web/manage/cases-list.tsx',
          async () => (await import('#src/features/payments/web/manage/cases-list.tsx')).CasesList,
          { path: 'needs-review', loader: casesLoader, handle: { query: [...LIST_NAMES, 'state'] } },
        ),
      ],
    },
  ),
  page(
    'src/features/orders/web/manage/order-page.tsx',
    async () => (await import('#src/features/orders/web/manage/order-page.tsx')).OrderPage,
    { path: 'manage-orders/:id', loader: manageOrderLoader },
  ),
]
