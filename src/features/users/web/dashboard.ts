import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/lists/list-address.ts'

import { invitationsLoader, manageUserLoader, manageUsersLoader } from './manage/loaders.ts'

export const dashboard: DashboardEntry = {
  pages: [
    page(async () => (await import('./manage/users-list.tsx')).UsersList, {
      path: 'manage-users',
      loader: manageUsersLoader,
      handle: { query: [...LIST_NAMES, 'name', 'role', 'state'] },
    }),
    page(async () => (await import('./manage/invitations-list.tsx')).InvitationsList, {
      path: 'manage-users/invitations',
      loader: invitationsLoader,
      handle: { query: [...LIST_NAMES] },
    }),
    page(async () => (await import('./manage/user-page.tsx')).UserPage, {
      path: 'manage-users/:id',
      loader: manageUserLoader,
      children: [],
    }),
  ],
}
