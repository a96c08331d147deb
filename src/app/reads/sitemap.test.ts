import { randomUUID } from 'node:crypto'

import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { conferences } from '#src/features/conferences/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedApplication } from '#src/testing/content/applications.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedCategory, seedCourse } from '#src/testing/content/courses.ts'
import { seedResearch } from '#src/testing/content/research.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ pageCache: false })
})
afterAll(() => academy[Symbol.asyncDispose]())

async function read(path: string) {
  const { status, headers, text } = await academy.client().get(path)
  expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'application/xml; charset=utf-8'])
  return new XMLParser({ isArray: name => name === 'url' || name === 'sitemap' }).parse(text)
}

const pathsOf = (entries: { loc: string }[]) => entries.map(({ loc }) => loc.slice(academy.url.length))
const parts = async () => pathsOf((await read('/sitemap.xml')).sitemapindex.sitemap)

async function addresses(): Promise<string[]> {
  const lists = []
  for (const part of await parts()) lists.push(pathsOf((await read(part)).urlset.url))
  return lists.flat()
}

test('the site map names what is published and nothing else, and robots.txt names the site map', async () => {
  const { db } = academy.services
  const outcome = 'Read a run, and say what to change in it'
  const [open, draft] = [await seedCourse(db, { outcome }), await seedCourse(db, { publishedAt: null })]
  const paths = await addresses()
  expect(paths).toContain(`/course/${open.id}`)
  expect(paths).not.toContain(`/course/${draft.id}`)
  const { text } = await academy.client().get('/robots.txt')
  expect(text).toContain(`Sitemap: ${academy.services.publicUrl}/sitemap.xml`)
})

/** The text between two marks, once. */
const between = (text: string, start: string, stop: string): string => text.split(start)[1]?.split(stop)[0] ?? ''

test('every page of the site map is there, with a title, a description, its canonical address and one heading', async () => {
  const seen = { titles: new Set<string>() }
  for (const path of await addresses()) {
    const { status, text } = await academy.client().get(path)
    expect([path, status]).toEqual([path, 200])
    expect(between(text, '<title>', '</title>').length, `title of ${path}`).toBeGreaterThan(8)
    expect(between(text, '<meta name="description" content="', '"').length, `description of ${path}`).toBeGreaterThan(
      20,
    )
    expect(between(text, '<link rel="canonical" href="', '"'), path).toBe(academy.services.publicUrl + path)
    expect(text.match(/<h1[ >]/g), `h1 of ${path}`).toHaveLength(1)
    seen.titles.add(between(text, '<title>', '</title>'))
    for (const data of told(text)) {
      expect(data, path).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
    }
  }
  expect(seen.titles.size).toBeGreaterThan(8)
})

/** Everything that a page tells search engines, in the words of schema.org. */
const told = (text: string) =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))

test('L-BLOG-7 P-RES-3 P-CONF-4 P-APP-3 each detail page tells search engines where it stands', async () => {
  const { services } = academy
  const { db, publicUrl } = services
  const conferenceId = randomUUID()
  const conference = { id: conferenceId, name: 'It', location: 'Oran', startsOn: '2026-07-01', description: 'About it' }
  await db.insert(conferences).values(conference)
  const name = 'It'
  const pages = [
    ['Blogs', '/blogs', `/blog/${await seedBlog(services, { title: name })}`],
    [
      'Research',
      '/researches',
      `/research/${await seedResearch(db, { title: name, categoryId: await seedCategory(db, 'running') })}`,
    ],
    ['Conferences', '/conferences', `/conferences/${conferenceId}`],
    ['Club applications', '/applications/team', `/application/${await seedApplication(db, { name })}`],
  ] as const
  for (const [list, listPath, path] of pages) {
    const { text } = await academy.client().get(path)
    expect(told(text).at(-1), path).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: list, item: publicUrl + listPath },
        { '@type': 'ListItem', position: 2, name, item: publicUrl + path },
      ],
    })
    expect(text).toContain(`href="${listPath}"`)
  }
})

test('a course tells search engines what it is, what it costs and where it stands', async () => {
  const { id } = await seedCourse(academy.services.db, { title: '</script><script>alert(1)', outcome: 'Read a run' })
  const { text } = await academy.client().get(`/course/${id}`)
  expect(told(text)).toMatchObject([
    { '@type': 'Course', name: '</script><script>alert(1)', offers: { price: 49, priceCurrency: 'USD' } },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, item: `${academy.services.publicUrl}/course/${id}` }],
    },
  ])
})

test('lists tell search engines what they hold, in their order, and the academy shows its sign', async () => {
  const { services } = academy
  await seedBlog(services, { title: 'It' })
  await seedCourse(services.db)
  await seedResearch(services.db, { title: 'It', categoryId: await seedCategory(services.db, 'recovery') })
  for (const [path, detail] of [
    ['/courses', 'course'],
    ['/blogs', 'blog'],
    ['/researches', 'research'],
    ['/conferences', 'conferences'],
  ] as const) {
    const { text } = await academy.client().get(path)
    const list = told(text).find(data => data['@type'] === 'ItemList')
    const linked = [...text.matchAll(new RegExp(`href="(/${detail}/[0-9a-f-]{36})"`, 'g'))].map(([, href]) => href)
    expect(list?.itemListElement, path).toEqual(
      [...new Set(linked)].map((href, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: services.publicUrl + href,
      })),
    )
    expect(linked.length, path).toBeGreaterThan(0)
  }
  const [school] = told((await academy.client().get('/')).text)
  const sign = await academy.client().get(new URL(school.logo).pathname)
  expect([sign.status, sign.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})
