// Whoever is about to follow a link finds its page there already: its code, its texts and what it shows.
import { matchRoutes, type DataRouter, type RouteObject } from 'react-router'

import { readEarly } from '../calls/early.ts'
import { hasFailed } from '../calls/loader.ts'
import { readLeaf } from '../calls/read-page.ts'
import type { PageHandle } from '../lazy-page.ts'
import { isRecord } from '../memory.ts'

/** A pointer that only passes by rests for less. */
const REST_MS = 65

type Routes = Pick<DataRouter, 'routes'>

/** Prefetches where a mouse or the focus rests, or a finger comes down. */
export function prefetchLinks(router: Routes): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const follow = ({ target }: Event, delay: number) => {
    clearTimeout(resting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
    if (!link || link.origin !== location.origin || savesData()) return
    const { origin, pathname, search } = link
    if (pathname + search !== location.pathname + location.search)
      resting = setTimeout(() => prefetch(router, new URL(pathname + search, origin)), delay)
  }
  addEventListener('pointerover', event => follow(event, event.pointerType === 'mouse' ? REST_MS : 0))
  addEventListener('focusin', event => follow(event, REST_MS))
  addEventListener('click', () => clearTimeout(resting)) // the page itself reads now
}

/** Whether the person asked their browser to load no more than it must. */
export const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in every browser
  return connection?.saveData === true
}

function prefetch({ routes }: Routes, url: URL): void {
  const matches = matchRoutes(routes as RouteObject[], url.pathname) ?? [] // the router's own, with more fields
  const leaf = matches.at(-1)
  if (!leaf) return
  for (const { route } of matches) if (typeof route.lazy === 'function') route.lazy().catch(() => {}) // asked again there
  const handles = matches.map(({ route }) => (route.handle ?? {}) as PageHandle) // every page's is one (lazy-page.ts)
  // A session that has ended, or a password that is asked for, is news for somebody who really goes there.
  if (handles.some(({ personal, payment, secret }) => personal || payment || secret)) return
  if (typeof leaf.route.loader !== 'function') return
  readEarly(url.href, async () => {
    const found = await readLeaf(url, leaf)
    if (isRecord(found) && Object.values(found).some(hasFailed)) throw new Error('a part of it could not be read')
    return found
  })
}
