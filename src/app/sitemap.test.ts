import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from './testing/academy.ts'
import { seedCourse } from './testing/courses.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())

async function addresses(): Promise<string[]> {
  const { status, headers, text } = await academy.client().get('/sitemap.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const { urlset } = new XMLParser().parse(text)
  return urlset.url.map(({ loc }: { loc: string }) => loc.slice(academy.url.length))
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
    for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      expect(JSON.parse(json), path).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
    }
  }
  expect(seen.titles.size).toBeGreaterThan(8)
})

test('a course tells search engines what it is, what it costs and where it stands', async () => {
  const { id } = await seedCourse(academy.services.db, { title: '</script><script>alert(1)', outcome: 'Read a run' })
  const { text } = await academy.client().get(`/course/${id}`)
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
  expect(data).toMatchObject([
    { '@type': 'Course', name: '</script><script>alert(1)', offers: { price: 49, priceCurrency: 'USD' } },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, item: `${academy.services.publicUrl}/course/${id}` }],
    },
  ])
})
