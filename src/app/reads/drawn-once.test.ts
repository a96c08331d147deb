// Parts of pages are drawn once for everybody: nobody finds in them what is another's.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { courses } from '#src/features/courses/tables/courses.ts'
import { announce } from '#src/server/database/changes.ts'
import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory, seedCourse, seedManyCourses, seedUser } from '#src/testing/content/courses.ts'

const VIEWERS = 200
const AT_ONCE = 20

let academy: TestAcademy
let ids: readonly string[]
beforeAll(async () => {
  academy = await startAcademy({ keptReads: true })
  ids = await seedManyCourses(academy.services.db, 12, await seedCategory(academy.services.db, 'Sprint'))
})
afterAll(() => academy[Symbol.asyncDispose]())

type Viewer = Awaited<ReturnType<typeof seedViewer>>

/** Somebody with a name of their own and up to three of the courses. */
async function seedViewer(number: number) {
  const name = `Viewer${number}x`
  const holds = [...new Set([number % 12, (number * 5 + 1) % 12, (number * 7 + 2) % 12])].slice(0, number % 4)
  const held = holds.map(place => ids[place] ?? '')
  return { name, held, ...(await seedUser(academy, { firstName: name, holds: held })) }
}

/** The courses that a page lets somebody go on with. */
const learntIn = (html: string): string[] =>
  [...new Set([...html.matchAll(/href="\/video\/([\da-f-]{36})\//g)].map(([, id = '']) => id))].toSorted()

async function expectOwnPages({ client, name, held }: Viewer, path: string, others: readonly string[]) {
  const { status, text } = await client.get(path, { accept: 'text/html' })
  expect(status).toBe(200)
  expect(text).toContain(name)
  expect(others.filter(other => text.includes(other))).toEqual([])
  const shown = held.filter(id => text.includes(`href="/course/${id}"`))
  if (path === '/courses') expect([learntIn(text), shown.toSorted()]).toEqual([held.toSorted(), held.toSorted()])
}

test('T62 L-CRS-4 of two hundred viewers whose pages are drawn in turns nobody finds a word of another', async () => {
  const viewers: Viewer[] = []
  for (let first = 0; first < VIEWERS; first += AT_ONCE)
    viewers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => seedViewer(first + n)))))
  const names = viewers.map(({ name }) => name)
  for (let first = 0; first < VIEWERS; first += AT_ONCE)
    await Promise.all(
      viewers.slice(first, first + AT_ONCE).map(async viewer => {
        const others = names.filter(name => name !== viewer.name)
        for (const path of ['/courses', `/course/${ids[first % 12]}`, '/']) await expectOwnPages(viewer, path, others)
      }),
    )
  const { text } = await academy.client().get('/courses', { accept: 'text/html' })
  expect([learntIn(text), names.filter(name => text.includes(name))]).toEqual([[], []])
})

test('T62 what was drawn of a course is not shown once it is called otherwise', async () => {
  const { id } = await seedCourse(academy.services.db, { title: 'Called so before' })
  const { client } = await seedUser(academy)
  const page = async () => (await client.get('/courses', { accept: 'text/html' })).text
  await expect.poll(page).toContain('Called so before')
  await academy.services.db.transaction(async tx => {
    await tx.update(courses).set({ title: 'Called so now' }).where(eq(courses.id, id))
    await announce(tx, ['courses'])
  })
  await expect
    .poll(async () => [(await page()).includes('before'), (await page()).includes('Called so now')])
    .toEqual([false, true])
})
