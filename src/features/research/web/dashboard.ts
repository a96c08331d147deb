import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import {
  manageResearchLoader,
  manageResearchesLoader,
  newResearchAddress,
  newResearchLoader,
} from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    { path: 'new-research', loader: newResearchAddress },
    page(async () => (await import('./manage/manage-researches.tsx')).ManageResearches, {
      path: 'manage-researches',
      children: [
        page(async () => (await import('./manage/researches-list.tsx')).ResearchesList, {
          index: true,
          loader: manageResearchesLoader,
          handle: { query: [...LIST_NAMES, 'title', 'state'] },
        }),
        page(async () => (await import('./manage/new-research.tsx')).NewResearch, {
          path: 'new-research',
          loader: newResearchLoader,
        }),
        page(async () => (await import('./manage/update-research.tsx')).UpdateResearch, {
          path: 'update-research/:id',
          loader: manageResearchLoader,
        }),
      ],
    }),
  ],
}
