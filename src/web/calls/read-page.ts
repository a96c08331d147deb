// What a page would be given to show, for who does not go there.
import { matchRoutes, type DataRouter, type RouteMatch, type RouteObject } from 'react-router'

import { api, contextWith } from './api.ts'

type RoutesOf = () => Pick<DataRouter, 'routes'>

type Leaf = Pick<RouteMatch, 'route' | 'params'>

let known: RoutesOf | undefined

/** Where the pages are found that are read. */
export const readFrom = (router: RoutesOf): void => void (known = router)

/**
 * @returns what the innermost page of an address is given; undefined where it reads nothing, or its code is not there
 * @throws what its loader throws
 */
export async function readPage(url: URL): Promise<unknown> {
  const routes = (known?.().routes ?? []) as RouteObject[] // the router's own, with more fields
  const leaf = matchRoutes(routes, url.pathname)?.at(-1)
  return leaf && readLeaf(url, leaf)
}

/** The same of a page that was found. */
export async function readLeaf(url: URL, { route: { loader }, params }: Leaf): Promise<unknown> {
  if (typeof loader !== 'function') return undefined
  return loader({ request: new Request(url), url, params, pattern: '', context: contextWith(api()) })
}
