import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { categories } from '#src/features/categories/tables.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory, seedCourse, seedUser } from '#src/testing/content/courses.ts'

import { announce } from '../database/changes.ts'
import { normalise } from './pages.ts'

let academy: TestAcademy
beforeAll(async () => {
  academy = await startAcademy()
})
afterAll(() => academy[Symbol.asyncDispose]())
afterEach(async () => {
  await academy.services.db.delete(categories)
  await announce(academy.services.db, [])
})

type Found = { one: (pattern: RegExp) => string | undefined; all: (pattern: RegExp) => string[] }
const look = (html: string): Found => ({
  one: pattern => pattern.exec(html)?.[1],
  all: pattern => [...html.matchAll(new RegExp(pattern, 'g'))].map(([, text]) => text ?? ''),
})
const dataOf = (html: string) =>
  JSON.parse(look(html).one(/<script type="application\/json" id="page-data">([^<]*)<\/script>/) ?? '{}')

test.each(['/', '/courses', '/login', '/forget-password', '/certificates'])(
  '%s is a whole document: one title, one h1, a description, its canonical address, its data',
  async path => {
    const { status, text, headers } = await academy.client().get(path)
    const { one, all } = look(text)
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(text.startsWith('<!doctype html><html lang="en"')).toBe(true)
    expect(all(/<title>([^<]+)<\/title>/)).toHaveLength(1)
    // What stands behind the other panel of /login is inert: nobody reads its heading.
    expect(text.split(/<\w+[^>]* inert=""/)[0]?.match(/<h1/g)).toHaveLength(1)
    expect(all(/<main[^>]*>(.)/)).toHaveLength(1)
    expect(one(/<meta name="description" content="([^"]{20,})"/)).toBeDefined()
    const address = academy.url + path
    const isHidden = text.includes('<meta name="robots" content="noindex"')
    if (!isHidden) expect(one(/<link rel="canonical" href="([^"]+)"/)).toBe(address)
    expect(one(/<meta property="og:url" content="([^"]+)"/)).toBe(address)
    const data = dataOf(text)
    expect(data).toMatchObject({ url: path, language: 'en', theme: 'system', viewer: null, router: { errors: null } })
    // Everything is there that the first paint names, and what brings the page to life after it.
    const assets = all(/(?:src|href)="(\/assets\/[^"]+)"/)
    expect(assets.length).toBeGreaterThan(2)
    expect(data.assets.modules.length).toBeGreaterThan(3)
    for (const asset of new Set([...assets, data.assets.entry, ...data.assets.modules]))
      expect([asset, (await academy.client().get(asset)).status]).toEqual([asset, 200])
  },
)

test('assets are kept for ever, compressed as the browser likes it, and carry the rules of every answer', async () => {
  const { text } = await academy.client().get('/')
  const script = look(text).one(/<script type="module" src="([^"]+)"/) ?? ''
  const { headers } = await academy.client().get(script, { 'accept-encoding': 'br' })
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toMatch(/javascript/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('the statuses of pages: missing, leading elsewhere, forbidden without a session', async () => {
  const client = academy.client()
  const missing = await client.get('/no/such/page')
  expect([missing.status, look(missing.text).all(/<h1[^>]*>(.)/).length]).toEqual([404, 1])
  expect(missing.text).toContain('<meta name="robots" content="noindex"')
  const away = await client.get('/dashboard/my-courses')
  expect([away.status, away.headers.get('location')]).toEqual([302, '/login?next=%2Fdashboard%2Fmy-courses'])
  const unknown = await client.get('/course/00000000-0000-4000-8000-000000000000')
  expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/courses'])
  expect((await client.get('/courses/')).status).toBe(200)
})

test('T50 T64 two slashes in front name no other host', async () => {
  for (const path of ['//', '//evil.example', '//evil.example/courses', '///', '/\\evil.example', '//evil.example//']) {
    const { status, headers, text } = await academy.client().get(path)
    expect([path, status < 500, headers.get('location')]).toEqual([path, true, null])
    expect(text).not.toMatch(/(?:href|content)="[^"]*\/\/evil/)
  }
  expect(normalise('//evil.example/courses?page=2', ['page'])).toBe('/evil.example/courses?page=2')
})

test.each([
  ['/courses?page=2&utm=x&title=a', ['title', 'page'], '/courses?title=a&page=2'],
  ['/courses/?page=', ['page'], '/courses'],
  ['/courses?categories=a&categories=b', ['categories'], '/courses?categories=a&categories=b'],
  ['/?a=1?b=2', ['a'], '/?a=1'],
  ['/', [], '/'],
])('%s with the parameters %j is drawn and kept as %s', (url, known, normal) => {
  expect(normalise(url, known)).toBe(normal)
})

test('T43 ASVS 1.2.3 text of the database cannot leave the page data, nor become markup', async () => {
  const attack = '</script><script>alert(1)</script><!--\u2028"\'&'
  await seedCourse(academy.services.db, { title: attack })
  await announce(academy.services.db, ['courses'])
  await expect.poll(async () => (await academy.client().get('/courses')).text).toContain('alert(1)')
  const { text } = await academy.client().get('/courses')
  expect(text).not.toContain('<script>alert')
  expect(text).not.toContain('</script><script>')
  const { list } =
    Object.values<{ list?: { courses: { title: string }[] } }>(dataOf(text).router.loaderData).find(
      data => data?.list,
    ) ?? {}
  expect(list?.courses.map(({ title }) => title)).toContain(attack)
})

const hasCategory = async (name: string, client = academy.client()) =>
  (await client.get('/courses')).text.includes(name)

test('R17 a kept page is dropped by a change that another connection made, when that is committed', async () => {
  expect(await hasCategory('plyometrics')).toBe(false)
  await academy.services.db.transaction(async tx => {
    await seedCategory(tx, 'plyometrics')
    expect(await hasCategory('plyometrics')).toBe(false)
    await announce(tx, ['categories'])
    expect(await hasCategory('plyometrics')).toBe(false)
  })
  await expect.poll(() => hasCategory('plyometrics')).toBe(true)
})

test('a kept page stays until somebody says that it changed', async () => {
  for (const pageCache of [true, false]) {
    await using own = await startAcademy({ pageCache })
    await own.client().get('/courses')
    await seedCategory(own.services.db, 'unannounced')
    expect((await own.client().get('/courses')).text.includes('unannounced')).toBe(!pageCache)
  }
})

test('T62 L11 ASVS 14.2.2 what one person sees is kept for nobody, and a cookie that is no session shows what visitors see', async () => {
  const { client } = await seedUser(academy)
  const mine = await client.get('/courses')
  expect(mine.headers.get('cache-control')).toBe('private, no-store')
  expect(dataOf(mine.text).viewer).toMatchObject({ firstName: 'Demo', role: 'learner' })
  expect(Object.keys(dataOf(mine.text).viewer).toSorted()).toEqual(
    ['_id', 'email', 'firstName', 'image', 'lastName', 'role'].toSorted(),
  )
  const other = await academy.client().get('/courses')
  expect([other.headers.get('cache-control'), dataOf(other.text).viewer]).toEqual(['no-cache', null])
  expect(other.text).not.toMatch(/\bDemo\b/)
  // Made up, or of somebody who signed out: the very page that visitors got, not another one.
  const left = await seedUser(academy)
  const cookie = `session=${left.client.cookies.get('session')}`
  await left.client.post('/api/logout')
  for (const headers of [{ cookie: 'session=none' }, { cookie: `session=${'x'.repeat(43)}` }, { cookie }]) {
    const dead = await academy.client().get('/courses', headers)
    expect([dead.headers.get('cache-control'), dataOf(dead.text).viewer]).toEqual(['no-cache', null])
    expect(dataOf(dead.text).now).toBe(dataOf(other.text).now)
  }
  for (const path of ['/completion', '/activation/x', '/reset-password/x', '/undo/x']) {
    const { headers } = await academy.client().get(path)
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store'])
  }
})

test('T17 an address that is itself a secret goes to nobody as a referrer', async () => {
  for (const path of ['/activation/x', '/reset-password/x', '/undo/x']) {
    expect((await academy.client().get(path)).headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('a page that did not change is not sent again; each encoding is what it says', async () => {
  const client = academy.client()
  let first = await client.get('/login')
  await expect // the cache may be told to forget everything just now
    .poll(async () => {
      first = await client.get('/login')
      return (await client.get('/login', { 'if-none-match': first.headers.get('etag') ?? '' })).status
    })
    .toBe(304)
  const etag = first.headers.get('etag') ?? ''
  expect((await client.get('/login', { 'if-none-match': `"x", ${etag}` })).status).toBe(304)
  expect((await client.get('/login', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  const encodings = [
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['br;q=0, gzip;q=0.0', null],
    ['x-br,gzip;q=1', 'gzip'],
    ['br-x, x-gzip', null],
  ] as const
  for (const [accepted, used] of encodings) {
    const { headers, text } = await client.get('/login', { 'accept-encoding': accepted })
    expect([accepted, headers.get('content-encoding'), text]).toEqual([accepted, used, first.text])
    expect(headers.get('vary')).toContain('accept-encoding')
  }
})

test('the theme of a cookie is in the document before the first paint, and an odd one is not', async () => {
  const themed = await academy.client().get('/', { cookie: 'theme=dark; language=xx' })
  expect(look(themed.text).one(/<html[^>]*data-theme="(\w+)"/)).toBe('dark')
  const odd = await academy.client().get('/', { cookie: 'theme="><script>' })
  expect(look(odd.text).one(/<html[^>]*data-theme="(\w+)"/)).toBe('system')
})

test('T17 T64 a forged Host reaches neither the page nor the next reader', async () => {
  const { text } = await academy.client().get('/forget-password', { 'x-forwarded-host': 'evil.example' })
  expect(text).not.toContain('evil.example')
  expect((await academy.client().get('/forget-password')).text).not.toContain('evil.example')
})

test('robots.txt keeps robots out of what is personal', async () => {
  const { text, headers } = await academy.client().get('/robots.txt')
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const path of ['/api/', '/dashboard', '/payment/']) expect(text).toContain(`Disallow: ${path}\n`)
})
