import './app.css'
// Every page has a head: with the frame it is one file less, and 200 bytes.
import '#src/web/head.tsx'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { contextWith, createBrowserApi, shareApi, type Api } from '#src/web/calls/api.ts'
import type { RouterOf } from '#src/web/calls/kept-page.ts'
import { readBlock, readPageData } from '#src/web/calls/page-data.ts'
import { followPending, followTabs, rememberUser } from '#src/web/calls/session.ts'
import { preloadWith, loadPart, resolveLazyRoutes } from '#src/web/lazy-page.ts'
import { followLinks } from '#src/web/links/follow-links.ts'
import { prefetchLinks } from '#src/web/links/prefetch.ts'
import { openTexts } from '#src/web/words/texts.ts'

import { App } from './app.tsx'
import { routesWith, siteEndpoints } from './pages.tsx'
import { startToasts } from './shell/toaster.ts'
import { isSignedIn } from './signed-in.ts'

let isKnown = false

/** The list of the pages of who is signed in, and of their calls, once, when somebody goes there: visitors never load them. */
async function findDashboard(path: string, api: Api, routerOf: RouterOf): Promise<RouteObject[]> {
  if (isKnown || !isSignedIn(path)) return []
  const { keptDashboard, dashboardEndpoints } = await loadPart('dashboard-pages', () => import('./dashboard-pages.tsx'))
  isKnown = true
  Object.assign(api, createBrowserApi(...dashboardEndpoints))
  return keptDashboard(routerOf)
}

// A function: pages import from the same file as this, and would wait for an `await` of its own to end.
async function start(): Promise<void> {
  const block = readBlock()
  const page = readPageData()
  const api = createBrowserApi(...siteEndpoints)
  shareApi(api)
  rememberUser(page.viewer)
  followTabs()
  history.replaceState(history.state, '', page.url + location.hash) // the server rendered the normalised address: so does the browser
  const texts = openTexts(page.language)
  preloadWith(file => texts.load([file]))
  const routes = routesWith(await findDashboard(location.pathname, api, () => router))
  await Promise.all([texts.load([]), resolveLazyRoutes(routes, location)])
  const router = createBrowserRouter(routes, {
    hydrationData: page.router,
    getContext: () => contextWith(api),
    patchRoutesOnNavigation: async ({ path, patch }) => patch('pages', await findDashboard(path, api, () => router)),
  })
  followPending(() => router.state.navigation.location)
  followLinks(router)
  prefetchLinks(router)
  // In slices: a phone answers its reader between them, and a press hydrates the rest at once.
  startTransition(() => {
    hydrateRoot(
      document,
      <App page={page} block={block} messages={texts.messages}>
        <RouterProvider router={router} />
      </App>,
    )
  })
  if (texts.messages.shell) startToasts(texts.messages.shell)
}

void start()
