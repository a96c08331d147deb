// The one module that Vite builds for the server. It gets everything as arguments, and its only state is what it has
// drawn: the server's own modules run from source, so an import shared with them would exist twice.
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'

import type { Entry, PageJob, RenderedPage } from '#src/server/render.ts'
import { CallRefused, contextWith } from '#src/web/calls/api.ts'
import { serialise, type PageData } from '#src/web/calls/page-data.ts'
import { DrawOnceContext } from '#src/web/drawn-once.tsx'
import type { PageHandle } from '#src/web/lazy-page.ts'
import { catalogues } from '#src/web/words/messages.ts'
import { textFiles, textsFor } from '#src/web/words/texts.ts'

import { App } from './app.tsx'
import { besidePages, dashboardPages } from './dashboard-pages.tsx'
import { createDrawings } from './draw-once.tsx'
import { routesWith } from './pages.tsx'

export { certificatePdf, invoicePdf, invoiceXml } from './documents.tsx'
export { mail } from './mails.tsx'

const routes = routesWith([dashboardPages, besidePages])
const handler = createStaticHandler(routes)
const drawOnceIn = createDrawings()

/** The list that the browser needs before it knows the pages of who is signed in; loaded beside them, not before them. */
const listsOf = (pages: readonly string[]): string[] =>
  pages.some(page => listed.has(page)) ? ['src/app/dashboard-pages.tsx'] : []

const listed = new Set(['src/app/dashboard/dashboard.tsx', ...(besidePages.children ?? []).map(({ id }) => id ?? '')])

// Every handle is made by page(), which takes nothing else.
const handleAt = ({ handle }: RouteObject): PageHandle => (handle as PageHandle | undefined) ?? {}

const allRoutes = (list: RouteObject[], inherited = false): { route: RouteObject; personal: boolean }[] =>
  list.flatMap(route => {
    const personal = inherited || Boolean(handleAt(route).personal)
    return [{ route, personal }, ...allRoutes(route.children ?? [], personal)]
  })

/** The server checks at boot that the manifest has them all. */
export const pageFiles: Entry['pageFiles'] = () => {
  const pages = allRoutes(routes).filter(({ route }) => route.lazy)
  return pages.map(({ route: { id = '' }, personal }) => ({
    page: id,
    personal,
    files: [...textFiles('en', [id]), id],
  }))
}

/** What the matched pages declare about themselves, the innermost last. */
export const handleOf: Entry['handleOf'] = pathname =>
  (matchRoutes(routes, pathname) ?? []).reduce<PageHandle>((all, { route }) => ({ ...all, ...handleAt(route) }), {})

export async function render(job: PageJob): Promise<RenderedPage> {
  const requestContext = contextWith(job.api((status, code, message) => new CallRefused(status, { code, message })))
  const context = await handler.query(job.request, { requestContext })
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get('location') ?? '/', html: '' }
  }
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    if (!isRouteErrorResponse(error)) fail(context, id, error, job)
  }
  const { language } = job.page
  const pages = context.matches.map(match => match.route.id)
  const messages = textsFor(pages, (await catalogues[language]()).default)
  const draw = () => {
    const router = { loaderData: context.loaderData, actionData: null, errors: wireErrors(context) }
    const page: PageData = {
      ...job.page,
      assets: job.assets([...textFiles(language, pages), ...listsOf(pages), ...pages]),
      router,
    }
    return `<!doctype html>${renderToString(
      <DrawOnceContext value={drawOnceIn(language, messages, page.site.timeZone)}>
        <App page={page} block={serialise(page)} messages={messages}>
          <StaticRouterProvider
            router={createStaticRouter(pathTo(context), context)}
            context={context}
            hydrate={false}
          />
        </App>
      </DrawOnceContext>,
    )}`
  }
  try {
    return { status: context.statusCode, html: await job.inTurn(draw) }
  } catch (error) {
    // A component threw: React's error boundaries do not work on the server, so choose the error page and draw again.
    fail(context, 'pages', error, job)
    return { status: 500, html: await job.inTurn(draw) }
  }
}

/** The matched routes alone, each in the one around it: the router copies all that it is given, for each page. */
const pathTo = ({ matches }: StaticHandlerContext): RouteObject[] => {
  let inner: RouteObject[] = []
  for (const { route } of matches.toReversed()) inner = [route.index ? route : { ...route, children: inner }]
  return inner
}

/** An unforeseen error is reported in full and shown as a plain 500: neither page nor page data may carry its text. */
function fail(context: StaticHandlerContext, id: string, error: unknown, job: PageJob): void {
  job.report(error)
  const shown = { status: 500, statusText: '', internal: false, data: { code: 'broken', message: '' } }
  context.errors = { ...context.errors, [id]: shown }
  context.statusCode = 500
}

const wireErrors = ({ errors }: StaticHandlerContext) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      if (!isRouteErrorResponse(error)) return [id, null]
      const shown: unknown = error.data
      return [id, { status: error.status, statusText: '', internal: false, data: shown }]
    }),
  )
