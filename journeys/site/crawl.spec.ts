import { demoAccounts } from '@palestra/demo-academy/accounts'

import { problemsOf } from '#src/testing/schema-org/validate.ts'

import { crawl, type SitePage } from '../support/crawl.ts'
import { call, expect, test } from '../support/journey.ts'

/** What the JSON of a page says that it is about. */
const mainTypes: readonly (readonly [RegExp, string[]])[] = [
  [/^\/$/, ['EducationalOrganization', 'WebSite']],
  [/^\/(courses|blogs|researches|conferences)$/, ['ItemList']],
  [/^\/course\/[^/]+$/, ['Course', 'BreadcrumbList']],
  [/^\/blog\//, ['BlogPosting']],
  [/^\/research\//, ['ScholarlyArticle']],
  [/^\/conferences\//, ['Event']],
]

/** What is wrong with one page, by itself. */
function faultsOf(one: SitePage, origin: string): string[] {
  if (one.status !== 200) return [`answers ${one.status}`]
  const canonical = origin + one.path.split('?', 1)[0]
  const types = one.jsonLd.flatMap(json => /"@type":"(\w+)"/.exec(json)?.[1] ?? [])
  const wanted = mainTypes.find(([path]) => path.test(one.path))?.[1] ?? []
  return [
    ...(one.headings === 1 ? [] : [`has ${one.headings} h1`]),
    ...(one.title.length > 8 ? [] : [`is titled '${one.title}'`]),
    ...(one.isHidden || one.description.length > 20 ? [] : [`is described as '${one.description}'`]),
    ...(one.isHidden || one.canonical === canonical ? [] : [`is canonical at '${one.canonical}'`]),
    ...one.nameless.map(image => `has a picture without alt: ${image}`),
    ...one.links.flatMap(({ href, rel, isFragment, isThere }) => {
      if (href === '#' || /^javascript:/i.test(href)) return [`links to ${href}`]
      if (isFragment) return isThere ? [] : [`links to ${href}, which is not on the page`]
      const isOutside = /^https?:/.test(href) && !href.startsWith(`${origin}/`)
      return isOutside && !/noopener|noreferrer/.test(rel) ? [`links outside without rel: ${href}`] : []
    }),
    ...wanted.filter(type => !types.includes(type)).map(type => `says of no ${type}`),
    ...one.jsonLd.flatMap(problemsOf),
  ]
}

for (const who of ['visitor', 'learner'] as const) {
  test(`L-DASH-1 X-NAV-3 X-NAV-4 X-FOOT-1 E-2 E-5 E-17 E-18 every link of the academy leads somewhere, and every page says what it is: ${who}`, async ({
    page,
    baseURL,
  }) => {
    const origin = new URL(String(baseURL)).origin
    const [{ email, password }] = demoAccounts
    if (who === 'learner') await call(page, 'POST', '/login', { email, password })
    const { pages, files } = await crawl(page, origin, who === 'learner' ? ['/', '/dashboard'] : ['/'])
    // Who buys for others logs in first.
    const isForBuyers = (path: string) => who === 'visitor' && /^\/course\/[^/]+\/seats$/.test(path)
    const redirects = pages.filter(({ path, location }) => location && !isForBuyers(path))
    expect(redirects.map(({ path, location }) => [path, location])).toEqual(
      who === 'learner' ? [['/dashboard', '/dashboard/profile']] : [],
    )
    const shown = pages.filter(({ location }) => !location)
    const faults = shown.flatMap(one => faultsOf(one, origin).map(fault => `${one.path} ${fault}`))
    expect(faults).toEqual([])
    const titles = Map.groupBy(
      shown.filter(({ path }) => !path.includes('?')),
      ({ title }) => title,
    )
    const shared = [...titles].filter(([, all]) => all.length > 1)
    expect(shared.map(([title, all]) => [title, ...all.map(({ path }) => path)])).toEqual([])

    const inside = shown.flatMap(one => one.images).filter(address => address.startsWith(`${origin}/`))
    const loaded = new Set([...files.map(path => origin + path), ...(who === 'visitor' ? inside : [])])
    const broken: string[] = []
    for (const address of loaded) {
      const answer = await page.request.head(address)
      if (!answer.ok()) broken.push(`${address} answers ${answer.status()}`)
    }
    expect(broken).toEqual([])

    const placesIn = async (path: string) => {
      const text = await (await page.request.get(origin + path)).text()
      return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
    }
    const reached = new Set(pages.map(({ path }) => path))
    const parts = await placesIn('/sitemap.xml')
    const listed = (await Promise.all(parts.map(placesIn))).flat()
    expect(listed.length).toBeGreaterThan(50)
    expect(
      listed.filter(path => !reached.has(path)),
      'what the site map names is linked',
    ).toEqual([])
    test.info().annotations.push({ type: 'crawled', description: `${pages.length} pages, ${loaded.size} files` })
  })
}
