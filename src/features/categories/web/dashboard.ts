import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { manageCategoriesLoader } from './loaders.ts'

export const dashboard: DashboardEntry = {
  below: {
    'manage-courses': [
      page(async () => (await import('./manage/categories.tsx')).Categories, {
        path: 'categories',
        loader: manageCategoriesLoader,
      }),
    ],
  },
}
