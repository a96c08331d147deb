import type { ComponentType } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

import type { Messages } from './words/messages.ts'

/** A chunk that did not come: the network is down, or a deploy removed it. Browsers word this differently, so we mark it. */
class PageOutdated extends Error {
  override name = 'PageOutdated'
}

/**
 * What a page declares about itself beside its component. What only the server asks for may stand behind
 * `import.meta.env.SSR`: no first load carries it then.
 */
export type PageHandle = {
  /** The query parameters that it reads. Others neither split the cache nor reach the render. */
  readonly query?: readonly string[]
  /** The query as the page itself would write it, without what means nothing to it. Without this: as it was given. */
  readonly tidy?: (query: URLSearchParams) => URLSearchParams
  /**
   * Whether an address of the page, tidied, is one of few: those are kept for everybody, while all others share a small
   * place of their own. Without this: whether it has no query.
   */
  readonly isOneOfFew?: (address: URL) => boolean
  /** The page that shows the card provider's form needs its hosts in the content security policy. */
  readonly payment?: boolean
  /** The page from which the browser sends files straight to the storage. */
  readonly uploads?: boolean
  /** Kept out of search engines and shared caches. */
  readonly personal?: boolean
  /** It comes to life before its pictures have come; personal pages do so as well. */
  readonly atOnce?: boolean
  /** The whole page is dark, whatever the theme. */
  readonly dark?: boolean
  /** Administrators see it without the site's header and footer. */
  readonly dashboard?: boolean
  /** The list that what it shows stands in, by the name of the site's link: where this is missing, one goes on there. */
  readonly list?: { readonly to: string; readonly text: keyof Messages['shell']['links'] }
  /** Its address is itself a secret: it goes to nobody as a referrer, and into no cache. */
  readonly secret?: boolean
  /** Stands without the site's head and foot. */
  readonly bare?: boolean
}

/** X-LOAD-1: how long a chunk may take before the user is offered a reload. */
const CHUNK_TIMEOUT_MS = 120_000

type PageRoute = Pick<RouteObject, 'path' | 'loader' | 'action' | 'index'> & {
  handle?: PageHandle
  children?: RouteObject[]
}

const vital: Promise<unknown>[] = []
let isStarted = false

/** Tells of a part that its page waits for; called where the page's own file is read. */
export function waitFor(part: Promise<unknown>): void {
  vital.push(part)
}

let beside: (file: string) => Promise<unknown> = async () => {}

/** Says what else is loaded with the page of a file, its texts; called once by the browser's entry. */
export function preloadWith(load: (file: string) => Promise<unknown>): void {
  beside = load
}

type LoadPage = () => Promise<ComponentType>

/** `file` is the route's id: the manifest's key, from which the server preloads it. */
export function namedPage(file: string, load: LoadPage, route: PageRoute): RouteObject {
  const lazy = async () => {
    const [Component] = await loadPart(file, () => Promise.all([load(), beside(file)]))
    // The first page was drawn by the server with its parts: they come to life after it.
    if (isStarted) await Promise.all(vital)
    return { Component }
  }
  // An index route is told apart by the literal type of `index`, which a spread loses.
  return { ...route, id: file, lazy } as RouteObject
}

/**
 * A route whose component is a chunk of its own, and whose loader runs beside the download:
 * `page(async () => (await import(…)).BlogPage, { path: 'blog/:id' })`.
 */
// The build puts the name of the component's file in front of these two (scripts/build/page-names.ts).
export const page = namedPage as unknown as (load: LoadPage, route: PageRoute) => RouteObject

/** Loads a part of the site: what does not come in time becomes the page that offers a reload. */
export function loadPart<T>(file: string, load: () => Promise<T>): Promise<T> {
  return withTimeout(load()).catch((cause: unknown) => {
    throw new PageOutdated(file, { cause })
  })
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page did not load in time')), CHUNK_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Hydration may not wait, neither for the page nor for its parts: the matched lazy routes are made plain ones before the router is made. */
export async function resolveLazyRoutes(routes: RouteObject[], url: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, url.pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  isStarted = true
}
