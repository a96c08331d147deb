// The pages of who is signed in: those below /dashboard, and some in the frame of the site. The browser loads this list, and what its pages call, when somebody
// goes there.
import { redirect, type RouteObject } from 'react-router'
import { pages as dashboardTexts } from 'virtual:dashboard-texts'

import { homeOrProfileLoader } from '#src/features/analytics/web/loaders.ts'
import { keptWhileUnheard, type RouterOf } from '#src/web/calls/kept-page.ts'
import { failed, loader } from '#src/web/calls/loader.ts'
import { readFrom } from '#src/web/calls/read-page.ts'
import { enrolAddress } from '#src/web/calls/session.ts'
import type { DashboardEntry } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import { registerTexts } from '#src/web/words/texts.ts'
import type { Endpoints } from '#src/wire/endpoint.ts'

import { learnerHomeLoader } from './dashboard/learner-home-loader.ts'
import { profileLoader } from './dashboard/profile-loader.ts'
import { SitePage } from './shell/main-part.tsx'
import { DashboardError } from './shell/page-error.tsx'

registerTexts(dashboardTexts)

const entries = Object.values(
  import.meta.glob<DashboardEntry>('../features/*/web/dashboard.ts', { eager: true, import: 'dashboard' }),
)

/** What only the dashboard calls, of learners and of administrators: each feature's table. */
export const dashboardEndpoints = Object.values(
  import.meta.glob<Endpoints>('../features/*/endpoints/dashboard.ts', { eager: true, import: 'dashboardEndpoints' }),
)

/** Learners are led to their own pages; the calls below refuse them anyway. */
const administratorsOnly = loader(async (api, { url }) => {
  const [{ user }, views] = await Promise.all([api.refresh({}), api.listViews({}).catch(() => failed)])
  if (user.mustEnrol) throw redirect(enrolAddress(url.pathname + url.search))
  if (user.role !== 'admin') throw redirect('/dashboard')
  return { views }
})

/** A page with what other features hang into its frame. */
const whole = (frame: RouteObject): RouteObject => {
  const more = entries.flatMap(({ below = {} }) => below[frame.path ?? ''] ?? [])
  return more.length > 0 && frame.children ? { ...frame, children: [...frame.children, ...more] } : frame
}

const adminPages: RouteObject = {
  id: 'admin',
  loader: administratorsOnly,
  children: entries.flatMap(({ pages = [] }) => pages.map(whole)),
}

export const dashboardPages = page(async () => (await import('./dashboard/dashboard.tsx')).Dashboard, {
  path: 'dashboard',
  handle: { personal: true, dashboard: true },
  children: [{ id: 'in-dashboard', ErrorBoundary: DashboardError, children: pagesInside() }],
})

/** In the frame of the site. */
export const besidePages: RouteObject = {
  id: 'beside',
  Component: SitePage,
  children: entries.flatMap(({ beside = [] }) => beside),
}

function pagesInside(): RouteObject[] {
  return [
    adminPages,
    page(async () => (await import('./dashboard/admin-home-page.tsx')).AdminHomePage, {
      index: true,
      loader: homeOrProfileLoader,
      handle: { query: ['period', 'users', 'orders'] },
    }),
    page(async () => (await import('./dashboard/learner-home-page.tsx')).LearnerHomePage, {
      path: 'home',
      loader: learnerHomeLoader,
    }),
    page(async () => (await import('./dashboard/profile-page.tsx')).ProfilePage, {
      path: 'profile',
      loader: profileLoader,
      handle: { query: ['next'] },
    }),
    ...entries.flatMap(({ own = [] }) => own),
  ]
}

/** In the browser: the dashboard's pages stay where no answer comes while they are read again. */
export function keptDashboard(router: RouterOf): RouteObject[] {
  readFrom(router)
  return [{ ...dashboardPages, middleware: [keptWhileUnheard(router)] }, besidePages]
}
