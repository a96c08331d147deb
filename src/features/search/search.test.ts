import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { researches } from '#src/features/research/tables.ts'
import { announce } from '#src/server/database/changes.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory, seedCourse, seedUser } from '#src/testing/content/courses.ts'

let academy: TestAcademy
let course: { id: string; videoIds: readonly string[] }
beforeAll(async () => {
  academy = await startAcademy()
  const { db } = academy.services
  course = await seedCourse(db, { title: 'Sprint mechanics', outcome: 'Read a run', videoSeconds: [60] })
  await seedCourse(db, { title: 'Sprint for nobody yet', publishedAt: null })
  await seedCourse(db, { title: 'Sprint of the past', archivedAt: new Date() })
  await seedCourse(db, { title: 'Heart rate variability in practice' })
  await seedCourse(db, { title: 'Oxygen uptake on rollers' })
  const published = { thumbnail: 'public/blogs/x/960.avif', publishedAt: new Date() }
  const blog = { ...published, content: '<p>On <a href="/secretword">lactate</a></p>', summary: 'Thresholds' }
  await db.insert(blogs).values([
    { ...blog, title: 'What a threshold is' },
    { ...blog, title: 'A draft on lactate', publishedAt: null },
    { ...blog, title: 'HRV on waking', content: 'Each morning' },
    { ...blog, title: 'What a VO2max test tells', content: 'And what not' },
  ])
  const categoryId = await seedCategory(db, 'physiology')
  const research = { ...published, abstract: 'Repeated sprints with little rest', content: '', categoryId }
  await db.insert(researches).values([
    { ...research, title: 'Sprinting and fatigue' },
    { ...research, title: 'A draft on sprints', publishedAt: null },
  ])
  await db
    .insert(conferences)
    .values({ name: 'Sprint Symposium', location: 'Oran', startsOn: '2027-01-01', description: 'Two days' })
})
afterAll(() => academy[Symbol.asyncDispose]())

type Found = { kind: string; title: string; path: string; about: string }
async function find(q: string): Promise<{ found: Found[]; isClose: boolean }> {
  const { status, body } = await academy.client().get(`/api/search?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body
}
const titles = async (q: string) => (await find(q)).found.map(({ title }) => title)

test('one search finds every kind, and nothing that is not published', async () => {
  expect((await titles('sprint')).toSorted()).toEqual(['Sprint Symposium', 'Sprint mechanics', 'Sprinting and fatigue'])
  expect(await titles('lactate')).toEqual(['What a threshold is'])
})

test('each result leads to its page', async () => {
  const paths = Object.fromEntries((await find('sprint')).found.map(({ kind, path }) => [kind, path]))
  expect(paths['course']).toBe(`/course/${course.id}`)
  const [video] = (await find('video 1')).found
  expect(video).toMatchObject({
    kind: 'video',
    path: `/video/${course.id}/${course.videoIds[0]}`,
    about: 'Sprint mechanics',
  })
})

test('a beginning of a word is enough, all words have to be there, and the stem counts', async () => {
  expect(await titles('mech')).toEqual(['Sprint mechanics'])
  expect(await titles('mech spri')).toEqual(['Sprint mechanics'])
  expect(await titles('sprinting mechanic')).toEqual(['Sprint mechanics'])
  expect((await find('sprint lactate')).isClose, 'nothing holds both').toBe(true)
})

test('a slip of the finger finds what is titled much like it, and says so', async () => {
  for (const q of ['sprnit mechanics', 'sprint mecanics', 'mechancis']) {
    const { found, isClose } = await find(q)
    expect([q, isClose, found[0]?.title]).toEqual([q, true, 'Sprint mechanics'])
  }
  expect(await find('zzzzqqq')).toEqual({ found: [], isClose: false })
})

test.each(['HRV', 'hrv', 'heart rate variability'])('%s finds what says it in full and what says it short', async q => {
  expect((await titles(q)).toSorted()).toEqual(['HRV on waking', 'Heart rate variability in practice'])
})

test.each(['vo2', 'VO2max', 'VO2 max', 'VO₂max', 'V\u0307O₂max', 'oxygen uptake', 'Maximal oxygen uptake'])(
  '%s finds oxygen uptake by any of its names',
  async q => {
    expect(await titles(q)).toContain('Oxygen uptake on rollers')
    expect(await titles(q)).toContain('What a VO2max test tells')
  },
)

test('an abbreviation is one of several words, and the others still count', async () => {
  expect(await titles('HRV practice')).toEqual(['Heart rate variability in practice'])
  expect(await titles('rollers vo2')).toEqual(['Oxygen uptake on rollers'])
  expect(await titles('HRV lactate'), 'nothing holds both').toEqual([])
})

test('no link leads to a list without anything in it', async () => {
  const linksOf = async (q: string) => {
    const { status, text } = await academy.client().get(`/search?${new URLSearchParams({ q })}`)
    expect(status).toBe(200)
    return [...text.matchAll(/class="link search-all" href="([^"]*)"/g)].map(([, href = '']) => href)
  }
  expect(await linksOf('lactate'), 'it stands in the text of a blog, not in its title').toEqual([])
  expect(await linksOf('threshold')).toEqual(['/blogs?title=threshold'])
  expect(await linksOf('HRV')).toEqual(['/blogs?title=HRV'])
  expect(await linksOf('sprnit fatigue'), 'nothing holds what was mistyped').not.toContain(
    '/researches?title=sprnit%20fatigue',
  )
  expect(await linksOf('sprint')).toEqual(['/courses?title=sprint', '/researches?title=sprint', '/conferences'])
  for (const q of ['threshold', 'HRV', 'sprint', 'hrv', 'read'])
    for (const href of await linksOf(q)) {
      const { body } = await academy.client().get(`/api${href}`)
      const [list] = Object.values(body).filter(Array.isArray)
      expect(list, href).not.toEqual([])
    }
})

test('visitors get the kept page of a search until what is found changes', async () => {
  const ask = () => academy.client().get('/search?q=tendon')
  const first = await ask()
  expect([first.headers.get('cache-control'), first.text.includes('Tendon notes')]).toEqual(['no-cache', false])
  await seedCourse(academy.services.db, { title: 'Tendon notes' })
  await announce(academy.services.db, ['courses'])
  await expect.poll(async () => (await ask()).text).toContain('Tendon notes')
  const ofNobody = await academy.client().get('/search?q=tendon', { cookie: 'session=of-nobody' })
  expect(ofNobody.headers.get('cache-control')).toBe('no-cache')
  const { client } = await seedUser(academy)
  expect((await client.get('/search?q=tendon')).headers.get('cache-control')).toBe('private, no-store')
})

test('markup is not searched', async () => {
  expect(await titles('secretword')).toEqual([])
})

test('T37 T46 ASVS 1.2.4 no text breaks the search', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 90 }), async q => {
      const { status } = await academy.client().get(`/api/search?q=${encodeURIComponent(q)}`)
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 60 },
  )
  for (const q of ["' or 1=1 --", '%', '&|!():*', "a' & b", '\\', 'x'.repeat(100)]) {
    expect((await academy.client().get(`/api/search?q=${encodeURIComponent(q)}`)).status, q).toBe(200)
  }
  expect((await academy.client().get(`/api/search?q=${'x'.repeat(101)}`)).status).toBe(400)
})
