// Every page of the product. Loaders are small and shipped with the first load, components come with their page.
import { data, type RouteObject } from 'react-router'

import { NoPage } from '#src/web/feature.ts'
import { page } from '#src/web/lazy-page.ts'
import type { Endpoints } from '#src/wire/endpoint.ts'

import { Document } from './document.tsx'
import { SitePage } from './shell/main-part.tsx'
import { PageError } from './shell/page-error.tsx'

const pages = Object.values(
  import.meta.glob<RouteObject[]>('../features/*/web/site.ts', { eager: true, import: 'pages' }),
)

/** What pages outside the dashboard call: each feature's table. */
export const siteEndpoints = Object.values(
  import.meta.glob<Endpoints>('../features/*/endpoints/site.ts', { eager: true, import: 'siteEndpoints' }),
)
const missing = () => {
  throw data({ code: 'not-found', message: '' }, { status: 404 })
}

/** Every component in every state, while developing. */
const gallery = () => page(async () => (await import('#src/ui/gallery/gallery.tsx')).Gallery, { path: 'ui' })

const sitePages = [...pages.flat(), ...(import.meta.env.DEV ? [gallery()] : [])]

/** @param dashboard the pages of who is signed in: the browser loads their list when somebody goes there */
export const routesWith = (dashboard: readonly RouteObject[]): RouteObject[] => [
  {
    id: 'document',
    Component: Document,
    HydrateFallback: () => null,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          { id: 'site', Component: SitePage, children: sitePages },
          ...dashboard,
          { path: '*', loader: missing, Component: NoPage },
        ],
      },
    ],
  },
]
