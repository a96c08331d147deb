import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { blogs } from '#src/features/blogs/tables.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { announce } from '#src/server/database/changes.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedBlog } from '#src/testing/content/blogs.ts'
import { seedCourse } from '#src/testing/content/courses.ts'
import { minutes, seconds } from '#src/wire/durations.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy({ pageFreshMs: minutes(10) })
})
afterAll(() => academy[Symbol.asyncDispose]())

/** What the index names, or the addresses of a part; one that is not there has none. */
async function listed(path: string): Promise<string[]> {
  const { text } = await academy.client().get(path)
  const { sitemapindex, urlset } = new XMLParser({ isArray: name => name === 'url' || name === 'sitemap' }).parse(text)
  const entries: { loc: string }[] = sitemapindex?.sitemap ?? urlset?.url ?? []
  return entries.map(({ loc }) => loc.slice(academy.url.length))
}

/** Nobody gets what was kept before. */
const announceAll = () => announce(academy.services.db, ['courses', 'blogs'])

test('a site map of any size names every page once, in parts, and each part has an end', async () => {
  const { db } = academy.services
  await db.execute(sql`
    insert into blogs (title, content, summary, thumbnail, published_at)
    select 'Post ' || n, 'Words', 'Words of a post', 'public/blogs/x/960.avif', now() - interval '1 hour'
    from generate_series(1, 20_100) n`)
  await announceAll()
  await expect.poll(() => listed('/sitemap.xml'), { timeout: seconds(20) }).toContain('/sitemap/blogs-3.xml')
  const parts = await Promise.all((await listed('/sitemap.xml')).map(listed))
  expect(Math.max(...parts.map(part => part.length))).toBe(10_000)
  const all = parts.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter(path => path.startsWith('/blog/'))).toHaveLength(20_100)
  for (const path of [
    '/sitemap/blogs-4.xml',
    '/sitemap/blogs-0.xml',
    '/sitemap/users-1.xml',
    '/sitemap/constructor-1.xml',
  ])
    expect([path, (await academy.client().get(path)).status]).toEqual([path, 404])
  await db.delete(blogs)
  await announceAll()
  await expect.poll(() => listed('/sitemap.xml'), { timeout: seconds(20) }).not.toContain('/sitemap/blogs-1.xml')
})

test.each(['/sitemap.xml', '/sitemap/courses-1.xml', '/blogs/rss.xml'])(
  '%s is kept, packed as the asker likes, until what it shows changes',
  async path => {
    const feed = async () => (await academy.client().get('/blogs/rss.xml')).text
    await feed()
    await seedCourse(academy.services.db)
    const title = `Kept ${randomUUID()}`
    await seedBlog(academy.services, { title })
    await announceAll()
    await expect.poll(feed, { timeout: seconds(20), message: 'the news has arrived' }).toContain(title)
    const first = await academy.client().get(path)
    expect(first.status).toBe(200)
    const etag = first.headers.get('etag') ?? ''
    expect((await academy.client().get(path, { 'if-none-match': etag })).status).toBe(304)
    const packed = await academy.client().get(path, { 'accept-encoding': 'br' })
    expect([packed.text, packed.headers.get('vary')]).toEqual([first.text, 'accept-encoding'])
    await academy.services.db.execute(sql`delete from ${path.includes('rss') ? blogs : courses}`)
    expect((await academy.client().get(path)).text, 'drawn before').toBe(first.text)
    await announceAll()
    await expect
      .poll(async () => (await academy.client().get(path)).text === first.text, { timeout: seconds(20) })
      .toBe(false)
  },
)
