// Every page of the product. Loaders are small and shipped with the first load, components come with their page.
import type { RouteObject } from 'react-router'
import { data } from 'react-router'

import { Document } from './document.tsx'
import { PageError } from './page-error.tsx'

const Nothing = () => null // a route that never draws still needs a component: without one the router warns

const missing = () => {
  throw data({ code: 'not-found', message: '' }, { status: 404 })
}

export const routes: RouteObject[] = [
  {
    id: 'document',
    Component: Document,
    HydrateFallback: () => null,
    children: [
      {
        id: 'pages',
        ErrorBoundary: PageError,
        children: [
          // One line for each page, made with page() of #src/web/lazy-page.ts; the features add theirs here.
          { path: '*', loader: missing, Component: Nothing },
        ],
      },
    ],
  },
]
