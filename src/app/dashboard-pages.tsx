// The pages of who is signed in, all below /dashboard.
import type { RouteObject } from 'react-router'
import { pages as dashboardTexts } from 'virtual:dashboard-texts'

import { homeOrProfileLoader } from '#src/features/analytics/web/loaders.ts'
import { certificatesLoader } from '#src/features/certificates/web/own-loader.ts'
import { myCoursesLoader } from '#src/features/courses/web/own-loader.ts'
import { membershipLoader } from '#src/features/memberships/web/own-loader.ts'
import { page } from '#src/web/lazy-page.ts'
import { registerTexts } from '#src/web/texts.ts'

import { adminPages } from './admin-pages.tsx'
import { profileLoader } from './profile-loader.ts'

registerTexts(dashboardTexts)

export const dashboardPages: RouteObject = page(
  'src/app/dashboard.tsx',
  async () => (await import('./dashboard.tsx')).Dashboard,
  {
    path: 'dashboard',
    handle: { personal: true, dashboard: true },
    children: [
      adminPages,
      page('src/app/admin-home-page.tsx', async () => (await import('./admin-home-page.tsx')).AdminHomePage, {
        index: true,
        loader: homeOrProfileLoader,
        handle: { query: ['users', 'orders'] },
      }),
      page('src/app/profile-page.tsx', async () => (await import('./profile-page.tsx')).ProfilePage, {
        path: 'profile',
        loader: profileLoader,
        handle: { query: ['next'] },
      }),
      page(
        'src/features/courses/web/my-courses-page.tsx',
        async () => (await import('#src/features/courses/web/my-courses-page.tsx')).MyCoursesPage,
        { path: 'my-courses', loader: myCoursesLoader, handle: { query: ['page'] } },
      ),
      page(
        'src/features/memberships/web/membership-page.tsx',
        async () => (await import('#src/features/memberships/web/membership-page.tsx')).MembershipPage,
        { path: 'membership', loader: membershipLoader, handle: { query: ['checkout'] } },
      ),
      page(
        'src/features/certificates/web/certificates-page.tsx',
        async () => (await import('#src/features/certificates/web/certificates-page.tsx')).CertificatesPage,
        { path: 'certificates', loader: certificatesLoader },
      ),
    ],
  },
)

export { dashboardEndpoints } from './dashboard-endpoints.ts'
