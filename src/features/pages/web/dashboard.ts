import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { managePageLoader, managePagesLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-pages.tsx')).ManagePages, {
      path: 'manage-pages',
      children: [
        page(async () => (await import('./manage/pages-list.tsx')).PagesList, {
          index: true,
          loader: managePagesLoader,
        }),
        page(async () => (await import('./manage/update-page.tsx')).UpdatePage, {
          path: 'update-page/:slug',
          loader: managePageLoader,
        }),
      ],
    }),
  ],
}
