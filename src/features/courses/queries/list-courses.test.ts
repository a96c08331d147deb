import { afterAll, beforeAll, expect, test } from 'vitest'

import { startAcademy, type TestAcademy } from '#src/testing/academy.ts'
import type { Answer } from '#src/testing/client.ts'
import { seedCategory, seedCourse, seedManyCourses, seedProgress, seedUser } from '#src/testing/content/courses.ts'
import { days } from '#src/wire/durations.ts'

let academy: TestAcademy
let [biomechanics, nutrition, sprint] = ['', '', '']
type Title = { title: string }

const daysAgo = (count: number) => new Date(Date.now() - days(count))
const titlesOf = (answer: Answer): string[] => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body.courses.map((course: { title: string }) => course.title)
}
const list = (query = '') => academy.client().get(`/api/courses${query}`)

beforeAll(async () => {
  academy = await startAcademy()
  const { db } = academy.services
  biomechanics = await seedCategory(db, 'biomechanics', 1)
  nutrition = await seedCategory(db, 'nutrition', 2)
  const both = [nutrition, biomechanics]
  const seeded = await seedCourse(db, {
    title: 'Sprint mechanics: 100% force',
    priceCents: 8_900,
    categoryIds: [biomechanics],
    learnersCount: 7,
    ratingAverage: 4.8,
    ratingCount: 12,
    publishedAt: daysAgo(1),
    level: 'advanced',
    videoSeconds: [552, 845],
  })
  sprint = seeded.id
  await seedCourse(db, {
    title: 'Fuelling_the match week',
    priceCents: 4_950,
    categoryIds: both,
    publishedAt: daysAgo(2),
  })
  await seedCourse(db, {
    title: 'Free jump testing',
    priceCents: 0,
    ratingAverage: 3,
    ratingCount: 1,
    learnersCount: 7,
    publishedAt: daysAgo(3),
  })
  await seedCourse(db, {
    title: 'Sleep',
    priceCents: 2_000,
    ratingAverage: 2.5,
    ratingCount: 2,
    learnersCount: 9,
    publishedAt: daysAgo(4),
  })
  await seedCourse(db, { title: 'Draft', publishedAt: null, categoryIds: [nutrition], learnersCount: 99 })
  await seedCourse(db, { title: 'Archived', archivedAt: new Date(), categoryIds: [nutrition], learnersCount: 99 })
})
afterAll(() => academy[Symbol.asyncDispose]())

test('L-CAT-1 API-6 E-2 D-28 lists published courses, the newest first, with what a card shows', async () => {
  const answer = await list()
  expect(titlesOf(answer)).toEqual([
    'Sprint mechanics: 100% force',
    'Fuelling_the match week',
    'Free jump testing',
    'Sleep',
  ])
  expect(answer.body).toMatchObject({ NbOfPages: 1, total: 4 })
  const [first] = answer.body.courses
  expect(first).toEqual({
    _id: sprint,
    title: 'Sprint mechanics: 100% force',
    outcome: '',
    description: 'About it',
    thumbnail: '/files/public/courses/test/960.avif',
    ground: null,
    glimpse: null,
    level: 'advanced',
    price: 89,
    categorys: [biomechanics],
    category: 'biomechanics',
    teachers: [],
    rating: 4.8,
    ratingCount: 12,
    videoCount: 2,
    lessonCount: 2,
    durationSeconds: 1397,
    createdAt: expect.stringMatching(/Z$/),
    updatedAt: expect.stringMatching(/Z$/),
    completed: false,
    learning: null,
    included: false,
    saved: false,
  })
})

test.each([
  ['?minPrice=50', ['Sprint mechanics: 100% force']],
  ['?maxPrice=20', ['Free jump testing', 'Sleep']],
  ['?minPrice=49&maxPrice=50', ['Fuelling_the match week']],
  ['?rating=3', ['Sprint mechanics: 100% force', 'Free jump testing']],
  ['?rating=5', []],
])('L-CAT-3 L-CAT-4 D-3 D-37 filters by price in dollars and by average rating: %s', async (query, titles) => {
  expect(titlesOf(await list(query))).toEqual(titles)
})

test('K-5 D-37 a rating of 1, the default, also shows courses that nobody rated', async () => {
  expect(titlesOf(await list('?rating=1'))).toEqual(titlesOf(await list()))
})

test('L-CAT-2 E-4 API-5 filters by any of several categories and counts what each would give', async () => {
  const any = await list(`?categories=${biomechanics},${nutrition}`)
  expect(titlesOf(any)).toEqual(['Sprint mechanics: 100% force', 'Fuelling_the match week'])
  const one = await list(`?categories=${nutrition}&maxPrice=60`)
  expect(titlesOf(one)).toEqual(['Fuelling_the match week'])
  const counts = [
    { _id: biomechanics, count: 1 },
    { _id: nutrition, count: 1 },
  ]
  expect(one.body.categoryCounts).toHaveLength(2)
  expect(one.body.categoryCounts).toEqual(expect.arrayContaining(counts))
  const categories = await academy.client().get('/api/categories')
  expect(categories.body.categories).toEqual([
    { _id: biomechanics, name: 'biomechanics' },
    { _id: nutrition, name: 'nutrition' },
  ])
})

test.each([
  ['sprint', ['Sprint mechanics: 100% force']],
  ['FORCE mech', ['Sprint mechanics: 100% force']],
  ['%', ['Sprint mechanics: 100% force']],
  ['_', ['Fuelling_the match week']],
  ['\\', []],
  ['s%p', []],
  ["' or 1=1 --", []],
  ["'; drop table courses; --", []],
])('L-CAT-8 API-7 T37 T46 the title search takes %j as words and nothing else', async (title, titles) => {
  expect(titlesOf(await list(`?title=${encodeURIComponent(title)}`))).toEqual(titles)
})

test.each([
  `title=${'%25'.repeat(5000)}`,
  `title=${'a'.repeat(101)}`,
  'title=%00',
  'title=a&title=b',
  'page=1&page=2',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=0x10',
  'page=1e400',
  'page=999999999999',
  'limit=101',
  'limit=1e9',
  'limit=0',
  'minPrice=-1',
  'minPrice=NaN',
  'maxPrice=1e9',
  'rating=6',
  'rating=0',
  'categories=1',
  "categories=';--",
  `categories=${'6f1c6c5e-8a4c-4a37-9a50-6a0f1c6c5e8a,'.repeat(51)}`,
  'sort=price;drop',
  'title[$ne]=x',
])('T37 T38 T67 T68 refuses %s', async query => {
  const answer = await list(`?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.body.code).toBe('invalid')
})

test('a level leaves the courses of that level, beside other filters; one that there is not is refused', async () => {
  expect(titlesOf(await list('?level=advanced'))).toEqual(['Sprint mechanics: 100% force'])
  expect(titlesOf(await list('?level=foundation'))).toEqual([])
  expect(titlesOf(await list('?level=advanced&maxPrice=10'))).toEqual([])
  expect((await list('?level=advanced')).body.courses[0].level).toBe('advanced')
  expect((await list('?level=hard')).status).toBe(400)
})

test('L-CAT-6 K-3 pages of 20 in a stable order, and an empty one past the end', async () => {
  await using large = await startAcademy()
  await seedManyCourses(large.services.db, 45, await seedCategory(large.services.db, 'physiology'))
  const pages = await Promise.all([1, 2, 3, 4].map(page => large.client().get(`/api/courses?page=${page}`)))
  expect(pages.map(page => page.body.courses.length)).toEqual([20, 20, 5, 0])
  expect(pages.map(page => page.body.NbOfPages)).toEqual([3, 3, 3, 3])
  expect(new Set(pages.flatMap(titlesOf)).size).toBe(45)
})

test('API-9 K-4 L-HOME-7 the four courses with the most learners, at equal numbers the better rated', async () => {
  const answer = await academy.client().get('/api/course/populaire')
  expect(titlesOf(answer)).toEqual([
    'Sleep',
    'Sprint mechanics: 100% force',
    'Free jump testing',
    'Fuelling_the match week',
  ])
})

test('API-10 L-HOME-8 the newest courses', async () => {
  expect(titlesOf(await academy.client().get('/api/course/newest'))[0]).toBe('Sprint mechanics: 100% force')
})

test('E-2 a course of the learner shows how far they are', async () => {
  const { videoIds } = await seedCourse(academy.services.db, {
    title: 'Owned',
    publishedAt: daysAgo(90),
    videoSeconds: [600, 600, 600],
  })
  const [owned] = (await list('?title=owned')).body.courses
  const learner = await seedUser(academy, { holds: [owned._id] })
  const { userId } = learner
  await seedProgress(academy.services.db, { userId, courseId: owned._id, videoId: videoIds[0], percent: 92 })
  const answer = await learner.client.get('/api/courses?title=owned')
  expect(answer.body.courses[0]).toMatchObject({
    completed: false,
    learning: { progress: 33, startedLessons: 1, completedLessons: 1, next: { lessonId: videoIds[1], number: 2 } },
  })
})

test('D-66 a course of the list says in plain words what it is about, in at most 300 characters', async () => {
  const { db } = academy.services
  const words = 'What the plate saw &amp; what it means. '.repeat(20)
  await seedCourse(db, { title: 'Wordy course', description: `<h2>Aim</h2><p>${words}</p>` })
  await seedCourse(db, { title: 'Wordless course', description: '' })
  const { courses } = (await list('?title=word')).body
  const [wordless, wordy] = courses.toSorted((a: Title, b: Title) => a.title.localeCompare(b.title))
  expect(wordless.description).toBe('')
  expect(wordy.description).toMatch(/^Aim What the plate saw & what it means\. .*…$/)
  expect(wordy.description.length).toBeLessThanOrEqual(300)
  expect(wordy.description.length).toBeGreaterThan(280)
  expect(wordy).not.toHaveProperty('videos')
})
