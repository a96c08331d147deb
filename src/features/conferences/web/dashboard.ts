import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { conferenceLoader } from './loaders.ts'
import { manageConferencesLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-conferences.tsx')).ManageConferences, {
      children: [
        page(async () => (await import('./manage/conferences-list.tsx')).ConferencesList, {
          path: 'manage-conferences',
          loader: manageConferencesLoader,
          handle: { query: [...LIST_NAMES, 'name'] },
        }),
        page(async () => (await import('./manage/new-conference.tsx')).NewConference, {
          path: 'new-conference',
        }),
        page(async () => (await import('./manage/update-conference.tsx')).UpdateConference, {
          path: 'manage-conferences/update-conference/:id',
          loader: conferenceLoader,
        }),
      ],
    }),
  ],
}
