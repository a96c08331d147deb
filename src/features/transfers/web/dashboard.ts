import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { transferLoader } from './loaders.ts'
import { transfersLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  beside: [
    page(async () => (await import('./transfer-page.tsx')).TransferPage, {
      path: 'transfer/:id',
      loader: transferLoader,
      handle: { personal: true },
    }),
  ],
  below: {
    'manage-orders': [
      page(async () => (await import('./manage/transfers-list.tsx')).TransfersList, {
        path: 'transfers',
        loader: transfersLoader,
        handle: { query: [...LIST_NAMES, 'state', 'words'] },
      }),
    ],
  },
}
