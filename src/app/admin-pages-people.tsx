// The administrators' screens of people: who has an account, which certificates, and what administrators did.
import { activityLoader } from '#src/features/activity/web/manage/loaders.ts'
import { manageCertificatesLoader } from '#src/features/certificates/web/manage/loaders.ts'
import { manageUserLoader, manageUsersLoader } from '#src/features/users/web/manage/loaders.ts'
import { page } from '#src/web/lazy-page.ts'
import { LIST_NAMES } from '#src/web/manager/list-address.ts'

export const peoplePages = [
  page(
    'src/features/users/web/manage/users-list.tsx',
    async () => (await import('#src/features/users/web/manage/users-list.tsx')).UsersList,
    { path: 'manage-users', loader: manageUsersLoader, handle: { query: [...LIST_NAMES, 'name', 'role', 'state'] } },
  ),
  page(
    'src/features/users/web/manage/user-page.tsx',
    async () => (await import('#src/features/users/web/manage/user-page.tsx')).UserPage,
    { path: 'manage-users/:id', loader: manageUserLoader },
  ),
  page(
    'src/features/certificates/web/manage/certificates-list.tsx',
    async () => (await import('#src/features/certificates/web/manage/certificates-list.tsx')).CertificatesList,
    {
      path: 'manage-certificates',
      loader: manageCertificatesLoader,
      handle: { query: [...LIST_NAMES, 'words', 'state', 'course'] },
    },
  ),
  page(
    'src/features/activity/web/manage/activity-page.tsx',
    async () => (await import('#src/features/activity/web/manage/activity-page.tsx')).ActivityPage,
    {
      path: 'activity',
      loader: activityLoader,
      handle: { query: ['page', 'name', 'thing', 'person', 'kind', 'verb', 'from', 'to'] },
    },
  ),
]
