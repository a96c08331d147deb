import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { writeArchive } from '#src/server/archive/write-archive.ts'
import { videoBytes, keysOf, openCoursePlace, type CoursePlace } from '#src/testing/content/course-places.ts'

import { importCourse } from './commands/package/import-course.ts'
import { courses } from './tables/courses.ts'

const signal = new AbortController().signal
let to: CoursePlace
beforeAll(async () => {
  to = await openCoursePlace()
})
afterAll(() => to[Symbol.asyncDispose]())

const take = (path: string) => importCourse(to, { path, again: false, onProgress: () => {}, signal })

type Parts = {
  readonly head?: object
  readonly video?: object
  readonly course?: object
  readonly files?: Record<string, Buffer | string>
}

/** A course as somebody else may have packed it. */
async function forge({ head, video, course, files = {} }: Parts): Promise<string> {
  const file = join(to.folder, 'forged.tar.zst')
  const whole = { 'videos/001/film.mp4': videoBytes(200), ...files }
  const words = {
    title: 'V',
    description: 'd',
    links: [],
    seconds: 1,
    film: 'videos/001/film.mp4',
    picture: null,
    pdf: null,
    captions: [],
  }
  const fields = {
    title: 'Forged',
    outcome: '',
    description: 'd',
    learn: [],
    priceCents: 1,
    currency: 'usd',
    categories: [],
    picture: null,
  }
  await writeArchive(file, {
    head: {
      format: 'palestra-course',
      version: 1,
      course: { ...fields, ...course },
      pictures: [],
      videos: [{ ...words, ...video }],
      ...head,
    },
    fill: async ({ add }) => {
      for (const [name, body] of Object.entries(whole)) await add(name, Buffer.from(body))
      return {}
    },
    verify: async () => {},
    overwrite: true,
    signal,
  })
  return file
}

test.each<[string, Parts, string]>([
  [
    'T51 a picture that is none',
    { course: { picture: 'course/picture.png' }, files: { 'course/picture.png': '<script>' } },
    'valid image',
  ],
  [
    'T52 a picture that is a drawing',
    { course: { picture: 'course/p.svg' }, files: { 'course/p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' } },
    'valid image',
  ],
  ['a film that is none', { files: { 'videos/001/film.mp4': '<html>'.repeat(2000) } }, ''],
  ['a PDF that is none', { video: { pdf: 'videos/001/h.pdf' }, files: { 'videos/001/h.pdf': 'MZ' } }, 'PDF'],
  [
    'captions that are none',
    {
      video: { captions: [{ language: 'en', label: 'E', file: 'videos/001/c.vtt' }] },
      files: { 'videos/001/c.vtt': 'x' },
    },
    '',
  ],
  [
    'T44 ASVS 1.2.2 a link that is a script',
    { video: { links: [{ link: 'javascript:alert(1)', description: 'x' }] } },
    'none that this version can read',
  ],
  ['a file that is not named', { files: { 'videos/002/film.mp4': 'x' } }, 'does not name'],
  ['a file that is missing', { video: { pdf: 'videos/001/h.pdf' } }, 'not in the archive'],
  ['T36 a name that leads elsewhere', { video: { film: '../../film.mp4' } }, 'none that this version can read'],
  ['one file of two kinds', { video: { pdf: 'videos/001/film.mp4' } }, 'names a file twice'],
  ['a backup', { head: { format: 'palestra-backup' } }, 'it is no course'],
])('an imported course with %s is refused, and nothing of it stays', async (_, parts, words) => {
  const { db, storage } = to
  const before = await keysOf(storage)
  const file = await forge(parts)
  await expect(take(file)).rejects.toMatchObject({
    name: 'ArchiveError',
    message: expect.stringContaining(words),
  })
  expect(await keysOf(storage)).toEqual(before)
  expect(await db.select().from(courses).where(eq(courses.title, 'Forged'))).toEqual([])
})

test('T40 the texts of an imported course are sanitised again', async () => {
  const description = '<p onclick="x()">words<script>alert(1)</script></p><img src="https://evil.example/x.png">'
  const made = await take(await forge({ course: { description } }))
  if ('refused' in made) throw new Error(made.refused)
  const [course] = await to.db.select().from(courses).where(eq(courses.id, made.id))
  expect(course?.description).toBe('<p>words</p>')
})
