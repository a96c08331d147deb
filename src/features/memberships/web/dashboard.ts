import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { getPlanLoader, managePlansLoader } from './manage/loaders.ts'
import { listMembersLoader } from './manage/members-loader.ts'
import { changeLoader, membershipLoader } from './own-loader.ts'

export const dashboard: DashboardEntry = {
  own: [
    page(async () => (await import('./membership-page.tsx')).MembershipPage, {
      path: 'membership',
      loader: membershipLoader,
      handle: { query: ['checkout'] },
    }),
    page(async () => (await import('./change-plan-page.tsx')).ChangePlanPage, {
      path: 'membership/:id/change',
      loader: changeLoader,
    }),
  ],
  below: {
    'manage-orders': [
      page(async () => (await import('./manage/members-list.tsx')).MembersList, {
        path: 'memberships',
        loader: listMembersLoader,
        handle: { query: [...LIST_NAMES, 'words', 'plan', 'state', 'way'] },
      }),
    ],
  },
  pages: [
    page(async () => (await import('./manage/manage-memberships.tsx')).ManageMemberships, {
      children: [
        page(async () => (await import('./manage/plans-list.tsx')).PlansList, {
          path: 'manage-memberships',
          loader: managePlansLoader,
          handle: { query: [...LIST_NAMES, 'name'] },
        }),
        page(async () => (await import('./manage/new-plan.tsx')).NewPlan, {
          path: 'new-membership',
        }),
        page(async () => (await import('./manage/update-plan.tsx')).UpdatePlan, {
          path: 'manage-memberships/update-membership/:id',
          loader: getPlanLoader,
        }),
      ],
    }),
  ],
}
