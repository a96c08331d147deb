import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { currencyLoader } from './manage/loaders.ts'

/** A tab beside what the academy says of itself. */
export const dashboard: DashboardEntry = {
  below: {
    settings: [
      page(async () => (await import('./manage/money-page.tsx')).MoneyPage, { path: 'money', loader: currencyLoader }),
    ],
  },
}
