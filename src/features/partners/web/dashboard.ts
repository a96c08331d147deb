import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { partnersLoader } from './loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/partners-manager.tsx')).PartnersManager, {
      path: 'partners',
      loader: partnersLoader,
    }),
  ],
}
