import './app.css'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'

import { contextWith, createBrowserApi, shareApi } from '#src/web/api.ts'
import { settle } from '#src/web/lazy-page.ts'
import { catalogues } from '#src/web/messages.ts'
import { readBlock, readPageData } from '#src/web/page-data.ts'
import { rememberUser } from '#src/web/session.ts'

import { App } from './app.tsx'
import { endpoints } from './endpoints.ts'
import { routes } from './pages.tsx'
import { startToasts } from './toaster.ts'

const block = readBlock()
const page = readPageData()
const api = createBrowserApi(endpoints)
shareApi(api)
rememberUser(page.viewer)
history.replaceState(history.state, '', page.url + location.hash) // the server rendered the normalised address: so does the browser
const [messages] = await Promise.all([catalogues[page.language](), settle(routes, location)])
const router = createBrowserRouter(routes, { hydrationData: page.router, getContext: () => contextWith(api) })
hydrateRoot(
  document,
  <App page={page} block={block} messages={messages.default}>
    <RouterProvider router={router} />
  </App>,
)
startToasts()
