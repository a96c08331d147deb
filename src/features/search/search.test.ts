import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/app/testing/academy.ts'
import { seedCategory, seedCourse } from '#src/app/testing/courses.ts'
import { blogs } from '#src/features/blogs/tables.ts'
import { conferences } from '#src/features/conferences/tables.ts'
import { research } from '#src/features/research/tables.ts'

let academy: TestAcademy
let course: { id: string; videoIds: readonly string[] }
beforeAll(async () => {
  academy = await startAcademy()
  const { db } = academy.services
  course = await seedCourse(db, { title: 'Sprint mechanics', outcome: 'Read a run', videoSeconds: [60] })
  await seedCourse(db, { title: 'Sprint for nobody yet', publishedAt: null })
  await seedCourse(db, { title: 'Sprint of the past', archivedAt: new Date() })
  const published = { thumbnail: 'public/blogs/x/960.avif', publishedAt: new Date() }
  const blog = { ...published, content: '<p>On <a href="/secretword">lactate</a></p>', summary: 'Thresholds' }
  await db.insert(blogs).values([
    { ...blog, title: 'What a threshold is' },
    { ...blog, title: 'A draft on lactate', publishedAt: null },
  ])
  const categoryId = await seedCategory(db, 'physiology')
  const paper = { ...published, abstract: 'Repeated sprints with little rest', content: '', categoryId }
  await db.insert(research).values([
    { ...paper, title: 'Sprinting and fatigue' },
    { ...paper, title: 'A draft on sprints', publishedAt: null },
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

test('markup is not searched', async () => {
  expect(await titles('secretword')).toEqual([])
})

test('T37 T46 no text breaks the search', async () => {
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
