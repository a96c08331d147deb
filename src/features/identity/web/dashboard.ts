import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'

import { identityLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-academy.tsx')).ManageAcademy, {
      path: 'settings',
      children: [
        page(async () => (await import('./manage/identity-form.tsx')).IdentityForm, {
          index: true,
          loader: identityLoader,
        }),
      ],
    }),
  ],
}
