import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { activityLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/activity-page.tsx')).ActivityPage, {
      path: 'activity',
      loader: activityLoader,
      handle: { query: ['page', 'name', 'thing', 'user', 'kind', 'verb', 'from', 'to'] },
    }),
  ],
}
