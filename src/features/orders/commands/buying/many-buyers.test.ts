import { afterAll, beforeAll, expect, test } from 'vitest'

import { announce } from '#src/server/database/changes.ts'
import { startAcademy } from '#src/testing/academy.ts'
import { learnersOf, seedCourse, seedUser, type SeededUser } from '#src/testing/content/courses.ts'
import { eventAbout, openShop } from '#src/testing/services/shop.ts'

const academy = await startAcademy({ environment: { LOG_LEVEL: 'error' } })
const shop = openShop(academy)
beforeAll(() => shop.breakWith({ api: [], webhooks: { drop: true } }))
afterAll(() => academy[Symbol.asyncDispose]())

const BUYERS = 200
/** More than there are connections to the database. */
const AT_ONCE = 40

/** Does something with all of them, so many at once. */
async function withAll<T, R>(things: readonly T[], act: (thing: T) => Promise<R>): Promise<R[]> {
  const left = things.entries()
  const results: R[] = []
  const work = async () => {
    for (const [index, thing] of left) results[index] = await act(thing)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

test('R8 two hundred who buy one course at once all get it, and nobody is kept waiting', async () => {
  const loggedBefore = academy.logs.length
  const { id: courseId } = await seedCourse(academy.services.db, { priceCents: 4_400 })
  const buyers: SeededUser[] = []
  for (let n = 0; n < BUYERS; n++) buyers.push(await seedUser(academy))
  const started = await withAll(buyers, ({ client }) => shop.start(client, courseId))
  await withAll(started, ({ intentId }) => shop.pay(intentId))
  let isOver = false
  const others = (async () => {
    const statuses = new Set<number>()
    while (!isOver) statuses.add((await academy.client().get('/api/course/populaire')).status)
    return statuses
  })()
  const delivered = await withAll(started, ({ intentId }) => shop.deliver(eventAbout(intentId)))
  isOver = true
  expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await others).toEqual(new Set([200]))
  const grants = await withAll(buyers, ({ userId }) => shop.grantsOf(userId))
  expect(grants.flat()).toHaveLength(BUYERS)
  expect((await academy.client().get(`/api/course/${courseId}`)).body.course.learnersCount).toBe(BUYERS)
  expect(await learnersOf(academy.services, courseId)).toBe(BUYERS)
  const logged = academy.logs.slice(loggedBefore)
  expect(logged.filter(line => /statement timeout|timeout exceeded/.test(line))).toEqual([])
}, 240_000)

test('a sale leaves the catalogue’s kept pages, a new price drops them', async () => {
  const { db } = academy.services
  const { id: courseId } = await seedCourse(db, { title: 'Kept in stock', priceCents: 0 })
  const visitor = academy.client()
  const made = async () =>
    Number(/"now":"([^"]+)"/.exec((await visitor.get('/courses')).text)?.[1]?.replaceAll(/\D/g, ''))
  await made()
  const drawn = new Set<number>()
  const buyers: SeededUser[] = []
  for (let n = 0; n < 20; n++) buyers.push(await seedUser(academy))
  const began = performance.now()
  for (const { client } of buyers) {
    expect((await client.post('/api/order/', { courseId })).status).toBe(200)
    for (let look = 0; look < 5; look++) drawn.add(await made())
  }
  const seconds = Math.ceil((performance.now() - began) / 1000)
  expect(drawn.size).toBeLessThanOrEqual(seconds + 2)
  // The control: twenty changes of anything else are twenty pages.
  const dropped = new Set<number>()
  for (let n = 0; n < 20; n++) {
    await announce(db, ['courses'])
    await new Promise(resolve => setTimeout(resolve, 20))
    dropped.add(await made())
  }
  expect(dropped.size).toBeGreaterThan(10)
})
