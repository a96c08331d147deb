import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { categories } from '#src/features/categories/tables.ts'
import { videos } from '#src/features/videos/tables.ts'
import { fillCoursePlace, openCoursePlace, type CoursePlace } from '#src/testing/content/course-places.ts'

import { exportCourse } from './commands/package/export-course.ts'
import { importCourse } from './commands/package/import-course.ts'
import { findEntries } from './queries/playlist.ts'
import { courseCategories, courses } from './tables/courses.ts'
import { courseVideos, writtenLessons } from './tables/lessons.ts'

const signal = new AbortController().signal
let from: CoursePlace
let to: CoursePlace
let path: string
beforeAll(async () => {
  from = await openCoursePlace()
  to = await openCoursePlace()
  path = join(from.folder, 'jump.course.tar.zst')
})
afterAll(async () => {
  await from[Symbol.asyncDispose]()
  await to[Symbol.asyncDispose]()
})

const pack = (id: string) => exportCourse(from, { id, path, overwrite: true, onFile: () => {}, signal })
const take = (again = false) => importCourse(to, { path, again, onProgress: () => {}, signal })

test('a course goes to another academy as a draft, with everything it shows and nothing of who learned it', async () => {
  expect(await pack(await fillCoursePlace(from))).toMatchObject({ title: 'Jump', videos: 2 })
  const { db, storage, sent } = to
  await db.insert(categories).values({ name: 'testing' })
  const made = await take()
  if ('refused' in made) throw new Error(made.refused)
  const [course] = await db.select().from(courses).where(eq(courses.id, made.id))
  expect(course).toMatchObject({
    title: 'Jump',
    learn: ['to jump', 'to land'],
    priceCents: 4900,
    publishedAt: null,
    learnersCount: 0,
  })
  expect(course?.thumbnail).toMatch(/^public\/courses\/[\da-f-]{36}\/960\.avif$/)
  const [, image = ''] = /src="\/files\/([^"]+)"/.exec(course?.description ?? '') ?? []
  expect(image).toMatch(/^public\/texts\/[\da-f-]{36}\/1440\.avif$/)
  expect(await storage.stat(image)).toBeDefined()
  const names = await db
    .select({ name: categories.name })
    .from(courseCategories)
    .innerJoin(categories, eq(categories.id, courseCategories.categoryId))
    .orderBy(asc(courseCategories.position))
  expect(names).toEqual([{ name: 'testing' }, { name: 'strength' }])
  const list = await db
    .select({ video: videos, isFree: courseVideos.isFree })
    .from(courseVideos)
    .innerJoin(videos, eq(videos.id, courseVideos.videoId))
    .orderBy(asc(courseVideos.position))
  expect(list.map(({ video, isFree }) => [video.title, isFree])).toEqual([
    ['Land', true],
    ['Take off', false],
  ])
  for (const { video } of list) {
    expect(video).toMatchObject({
      publishedAt: null,
      links: [{ link: 'https://a.example/paper', description: 'A paper' }],
      chapters: [{ at: 0, title: 'Contact' }],
    })
    expect(video.captions).toEqual([
      { language: 'en', label: 'English', key: expect.stringMatching(/^private\/captions\//) },
    ])
    expect((await buffer(await storage.read(video.mediaKey))).length).toBe(9012)
    expect(sent).toContainEqual({ job: 'encode-video', videoId: video.id, sourceKey: video.mediaKey })
  }
})

test('its headings, readings and questions stand where they stood, as drafts', async () => {
  const { db, storage } = to
  const [course] = await db.select().from(courses)
  const entries = await findEntries(db, course?.id ?? '')
  expect(entries.map(({ kind, title }) => [kind, title])).toEqual([
    ['section', 'Ground contact'],
    ['video', 'Land'],
    ['video', 'Take off'],
    ['reading', 'Read'],
    ['questions', 'Answer'],
  ])
  const [reading, asked] = await db.select().from(writtenLessons).orderBy(asc(writtenLessons.position))
  expect(reading).toMatchObject({ sources: ['A paper'], isNeeded: false, minutes: 5, publishedAt: null })
  const [, image = ''] = /src="\/files\/([^"#]+)#paper"/.exec(reading?.content ?? '') ?? []
  expect(await storage.stat(image)).toBeDefined()
  expect(reading?.content).not.toContain('111111111111')
  expect(asked).toMatchObject({ attemptsPerDay: 3, questions: [{ kind: 'number', right: 0.3, unit: 'm' }] })
})

test('a second time it is refused, unless it is meant', async () => {
  expect(await take()).toMatchObject({ refused: 'conflict' })
  const second = await take(true)
  expect(second).toMatchObject({ title: 'Jump', videos: 2 })
  expect(await to.db.select().from(courses)).toHaveLength(2)
})

test('a course that is not there is no file', async () => {
  expect(await pack('0b8f0f3c-5b1c-4d1e-9d43-222222222222')).toMatchObject({ refused: 'not-found' })
})
