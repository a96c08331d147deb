import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import { seedCategory, seedCourse, seedManyCourses, seedUser } from '#src/testing/content/courses.ts'

let academy: TestAcademy
let category: string

beforeAll(async () => {
  academy = await startAcademy()
  category = await seedCategory(academy.services.db, 'Recovery')
  await seedManyCourses(academy.services.db, 45, category)
})
afterAll(() => academy[Symbol.asyncDispose]())

/** What stands between `<main>` and `</main>`, as the server draws it. */
async function draw(address: string, client = academy.client()): Promise<string> {
  const { status, text } = await client.get(address)
  expect(status).toBe(200)
  return (/<main[^>]*>([^]*)<\/main>/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('<!-- -->', '')
}

test('L-CAT-6 K-3 page buttons keep the filters; the page one is on is marked', async () => {
  const main = await draw('/courses?page=2&maxPrice=50')
  expect(main.match(/<article/g)).toHaveLength(20)
  const pages = [...main.matchAll(/<a [^>]*aria-label="Page (\d)"[^>]*>/g)]
  expect(pages.map(([, page]) => page)).toEqual(['1', '2', '3'])
  expect(pages[1]?.[0]).toContain('aria-current="page"')
  expect(pages[2]?.[0]).toContain('href="/courses?maxPrice=50&page=3"')
  expect(main).toMatch(/<a (?=[^>]*rel="next")(?=[^>]*href="\/courses\?maxPrice=50&page=3")/)
})

test('a page past the end leads to the last one', async () => {
  const { status, headers } = await academy.client().get('/courses?page=9&maxPrice=50')
  expect([status, headers.get('location')]).toEqual([302, '/courses?maxPrice=50&page=3'])
})

test('an address with nonsense in it shows the catalogue', async () => {
  expect(await draw('/courses?page=x&rating=99&categories=1&minPrice=-4')).toContain('<b>45</b> courses')
})

test('L-CAT-9 X-CUR-1 a card shows its price as the language writes it, and "Free" for nothing', async () => {
  const { db } = academy.services
  await seedCourse(db, { title: 'Dear', priceCents: 125_000 })
  await seedCourse(db, { title: 'Odd', priceCents: 4_950 })
  await seedCourse(db, { title: 'Gratis', priceCents: 0 })
  expect(await draw('/courses?title=dear')).toContain('<bdi>$1,250</bdi>')
  expect(await draw('/courses?title=odd')).toContain('<bdi>$49.50</bdi>')
  expect(await draw('/courses?title=gratis')).toContain('<bdi>Free</bdi>')
})

test('L-CRS-10 a course without videos says so, to its owner too', async () => {
  const { id } = await seedCourse(academy.services.db, { title: 'Empty', description: 'x' })
  const { client } = await seedUser(academy, { holds: [id] })
  for (const main of [await draw(`/course/${id}`), await draw(`/course/${id}`, client)]) {
    expect(main).toContain('No videos available for this course')
    expect(main).not.toContain('/video/')
  }
})

test('L-CRS-4 Buy leads a learner to the payment, a visitor by way of the login', async () => {
  const { id } = await seedCourse(academy.services.db, { title: 'Sold', priceCents: 8_900, videoSeconds: [60] })
  const { client } = await seedUser(academy)
  const button = (main: string) => /<a [^>]*href="([^"]*)"[^>]*>Buy for \$89</.exec(main)?.[1]
  expect(button(await draw(`/course/${id}`, client))).toBe(`/payment/${id}`)
  expect(button(await draw(`/course/${id}`))).toBe(`/login?next=%2Fpayment%2F${id}`)
})

test('a course that cannot be shown leads to the catalogue', async () => {
  const { status, headers } = await academy.client().get('/course/nothing')
  expect([status, headers.get('location')]).toEqual([302, '/courses'])
})

test('L-MYC-1 My Courses leads a visitor to the login, and says when there is nothing yet', async () => {
  const visitor = await academy.client().get('/dashboard/my-courses')
  expect([visitor.status, visitor.headers.get('location')]).toEqual([302, '/login?next=%2Fdashboard%2Fmy-courses'])
  const { client } = await seedUser(academy)
  expect(await draw('/dashboard/my-courses', client)).toContain('You have no courses yet')
})
