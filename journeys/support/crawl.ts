// Reads a site as a search engine does: pages without running them, from link to link.
import type { Page } from '@playwright/test'

type Link = {
  readonly href: string
  readonly rel: string
  readonly isFragment: boolean
  readonly isThere: boolean
}
export type SitePage = {
  readonly path: string
  readonly status: number
  /** Where a redirect leads. */
  readonly location: string | undefined
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly isHidden: boolean
  readonly headings: number
  readonly links: readonly Link[]
  /** Images of the page, and the one for shared links. */
  readonly images: readonly string[]
  /** How images begin whose `alt` is missing. */
  readonly nameless: readonly string[]
  readonly jsonLd: readonly string[]
}

/** Lists with a query lead to ever more queries, so of addresses that are alike but for values, a few are enough. */
const MOST_ALIKE = 4
const AT_ONCE = 4

/** Follows every link from the starting paths. @returns the pages, each read once, and the files that they link to */
export async function crawl(page: Page, origin: string, starts: readonly string[]) {
  const alike = new Map<string, number>()
  const files = new Set<string>()
  const seen = new Set<string>()
  const waiting: string[] = []
  const offer = (address: string) => {
    const url = new URL(address, origin)
    const path = url.pathname + url.search
    if (url.origin !== origin || seen.has(path) || url.pathname.startsWith('/sandbox-pay/')) return
    const names = [...url.searchParams.keys()].toSorted().join('&')
    const kind = names && `${url.pathname.replace(/[\da-f-]{36}/, ':id')}?${names}`
    alike.set(kind, (alike.get(kind) ?? 0) + 1)
    if (kind && (alike.get(kind) ?? 0) > MOST_ALIKE) return
    seen.add(path)
    if (/^\/(api|files|assets)\/|\.(xml|txt)$/.test(url.pathname)) files.add(path)
    else waiting.push(path)
  }
  starts.forEach(offer)
  const pages: SitePage[] = []
  while (waiting.length > 0) {
    const read = await Promise.all(waiting.splice(0, AT_ONCE).map(path => readPage(page, origin, path)))
    for (const one of read) {
      pages.push(one)
      for (const { href, isFragment } of one.links) if (!isFragment && /^https?:/.test(href)) offer(href)
      if (one.location) offer(one.location)
    }
  }
  return { pages, files: [...files] }
}

async function readPage(page: Page, origin: string, path: string): Promise<SitePage> {
  const answer = await page.request.get(origin + path, { maxRedirects: 0, headers: { accept: 'text/html' } })
  const [html, status, location] = [await answer.text(), answer.status(), answer.headers()['location']]
  const facts = await page.evaluate(readDocument, { html, address: origin + path })
  return { path, status, location, ...facts }
}

/** Runs in the browser, whose parser reads the page as everybody's does. */
function readDocument({ html, address }: { html: string; address: string }) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const content = (selector: string, name = 'content') => page.querySelector(selector)?.getAttribute(name) ?? ''
  const absolute = (path: string) => (URL.canParse(path, address) ? new URL(path, address).href : path)
  const images = [...page.querySelectorAll('img')]
  const shown = images.map(image => image.getAttribute('src') ?? '')
  return {
    title: page.title,
    description: content('meta[name=description]'),
    canonical: content('link[rel=canonical]', 'href'),
    isHidden: content('meta[name=robots]').includes('noindex'),
    headings: page.querySelectorAll('h1').length,
    links: [...page.querySelectorAll('a[href]')].map(link => {
      const href = link.getAttribute('href') ?? ''
      const [path, fragment = ''] = absolute(href).split('#')
      const isFragment = href.includes('#') && path === address
      const isThere = fragment !== '' && page.getElementById(decodeURIComponent(fragment)) !== null
      return { href: href === '#' ? '#' : absolute(href), rel: link.getAttribute('rel') ?? '', isFragment, isThere }
    }),
    images: [...shown, content('meta[property="og:image"]')].filter(path => path !== '').map(absolute),
    nameless: images.filter(image => !image.hasAttribute('alt')).map(image => image.outerHTML.slice(0, 120)),
    jsonLd: [...page.querySelectorAll('script[type="application/ld+json"]')].map(script => script.textContent ?? ''),
  }
}
