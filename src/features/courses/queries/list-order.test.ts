import { expect, test } from 'vitest'

import { seedCategory, seedCourse } from '#src/testing/content/courses.ts'
import { keepAcademy } from '#src/testing/keep-academy.ts'
import { days } from '#src/wire/durations.ts'

const academy = await keepAcademy()
const { db } = academy.services

const list = (query: string) => academy.client().get(`/api/courses${query}`)
const titlesOf = async (query: string): Promise<string[]> =>
  (await list(query)).body.courses.map(({ title }: { title: string }) => title)
const daysAgo = (count: number) => new Date(Date.now() - days(count))

await seedCourse(db, {
  title: 'A',
  priceCents: 900,
  ratingAverage: 4.8,
  ratingCount: 12,
  learnersCount: 7,
  publishedAt: daysAgo(1),
})
await seedCourse(db, { title: 'B', priceCents: 500, publishedAt: daysAgo(2) })
await seedCourse(db, {
  title: 'C',
  priceCents: 0,
  ratingAverage: 4.8,
  ratingCount: 3,
  learnersCount: 6,
  publishedAt: daysAgo(3),
})
await seedCourse(db, {
  title: 'D',
  priceCents: 200,
  ratingAverage: 2.5,
  ratingCount: 2,
  learnersCount: 9,
  publishedAt: daysAgo(4),
})
await seedCourse(db, { title: 'Draft', priceCents: 1, learnersCount: 99, publishedAt: null })

test('the catalogue stands in the order that is asked for', async () => {
  expect(await titlesOf('')).toEqual(['A', 'B', 'C', 'D'])
  expect(await titlesOf('?sort=newest')).toEqual(['A', 'B', 'C', 'D'])
  expect(await titlesOf('?sort=popular')).toEqual(['D', 'A', 'C', 'B'])
  expect(await titlesOf('?sort=rated'), 'at equal averages the one that more have rated').toEqual(['A', 'C', 'D', 'B'])
  expect(await titlesOf('?sort=cheapest')).toEqual(['C', 'D', 'B', 'A'])
  expect(await titlesOf('?sort=dearest')).toEqual(['A', 'B', 'D', 'C'])
  expect(await titlesOf('?sort=cheapest&limit=2&page=2')).toEqual(['B', 'A'])
  for (const sort of ['price', '__proto__', 'NEWEST']) expect((await list(`?sort=${sort}`)).status, sort).toBe(400)
})

test('a category stands on the ground of its most taken course, whatever is searched for', async () => {
  const [first, second, none] = [
    await seedCategory(db, 'one'),
    await seedCategory(db, 'two'),
    await seedCategory(db, 'x'),
  ]
  await seedCourse(db, { title: 'Few', categoryIds: [first], ground: 'green', learnersCount: 1 })
  await seedCourse(db, { title: 'Many', categoryIds: [first], ground: 'mist', learnersCount: 80 })
  await seedCourse(db, { title: 'Hidden', categoryIds: [first], ground: 'wine', learnersCount: 90, publishedAt: null })
  await seedCourse(db, { title: 'Second', categoryIds: [second], ground: 'plum' })
  await seedCourse(db, { title: 'Unread', categoryIds: [none] })
  const { body } = await list('?title=nowhere&minPrice=7')
  expect(body.courses).toEqual([])
  expect(
    new Map(body.categoryGrounds.map(({ _id, ground }: { _id: string; ground: string }) => [_id, ground])),
  ).toEqual(
    new Map([
      [first, 'mist'],
      [second, 'plum'],
    ]),
  )
})
