import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { applicationLoader } from './loaders.ts'
import {
  clubApplicantsLoader,
  coachApplicantsLoader,
  manageApplicationsLoader,
  otherUpdateAddress,
} from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/manage-applications.tsx')).ManageApplications, {
      path: 'manage-applications',
      children: [
        page(async () => (await import('./manage/applications-list.tsx')).ApplicationsList, {
          index: true,
          loader: manageApplicationsLoader,
          handle: { query: [...LIST_NAMES, 'name', 'applicantType'] },
        }),
        page(async () => (await import('./manage/new-application.tsx')).NewApplication, {
          path: 'new-application',
        }),
        page(async () => (await import('./manage/update-application.tsx')).UpdateApplication, {
          path: 'update-application/:id',
          loader: applicationLoader,
        }),
        { path: 'update-blog/:id', loader: otherUpdateAddress },
        page(async () => (await import('./manage/club-applicants.tsx')).ClubApplicants, {
          path: 'clubs/:id',
          loader: clubApplicantsLoader,
          handle: { query: [...LIST_NAMES, 'name', 'status'] },
        }),
        page(async () => (await import('./manage/coach-applicants.tsx')).CoachApplicants, {
          path: 'coaches/:id',
          loader: coachApplicantsLoader,
          handle: { query: [...LIST_NAMES, 'name', 'status'] },
        }),
      ],
    }),
  ],
}
