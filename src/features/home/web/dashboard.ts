import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { slidesLoader, statisticsLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-landing.tsx')).ManageLanding, {
      children: [
        page(async () => (await import('./manage/slides.tsx')).Slides, {
          path: 'update-hero',
          loader: slidesLoader,
          handle: { query: ['page'], uploads: true },
        }),
        page(async () => (await import('./manage/statistics.tsx')).Statistics, {
          path: 'update-statistics',
          loader: statisticsLoader,
        }),
      ],
    }),
  ],
}
