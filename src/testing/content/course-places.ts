// Two academies for courses that go from one to another: databases and storages, and a queue that writes down.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readMedia } from '@palestra/demo-academy/media'
import sharp from 'sharp'

import { categories } from '#src/features/categories/tables.ts'
import { courseCategories, courses } from '#src/features/courses/tables/courses.ts'
import { courseSections, courseVideos } from '#src/features/courses/tables/lessons.ts'
import { videos } from '#src/features/videos/tables.ts'
import { operator } from '#src/server/actor.ts'
import { systemClock } from '#src/server/clock.ts'
import { connect, type Database } from '#src/server/database/database.ts'
import type { Queue } from '#src/server/jobs/queue.ts'
import { readConfig } from '#src/server/settings/env.ts'
import { diskStorage } from '#src/server/storage/disk.ts'
import type { Storage } from '#src/server/storage/storage.ts'

import { createDatabase } from '../starting/database.ts'
import { seedWritten } from './courses.ts'

export type CoursePlace = AsyncDisposable & {
  readonly folder: string
  readonly db: Database['db']
  readonly storage: Storage
  readonly queue: Queue
  readonly sent: object[]
  readonly actor: typeof operator
  readonly now: typeof systemClock
  readonly config: ReturnType<typeof readConfig>
}

/** An academy without a server. */
export async function openCoursePlace(): Promise<CoursePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'palestra-course-'))
  const { settings, drop } = await createDatabase()
  const { db, close } = connect(settings, () => {})
  const sent: object[] = []
  const queue: Queue = { send: async (_db, job, data) => void sent.push({ job, ...data }), failing: async () => [] }
  const storage = diskStorage(join(folder, 'files'))
  const rest = { actor: operator, now: systemClock, config: readConfig({}) }
  const dispose = async () => {
    await close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, db, storage, queue, sent, ...rest, [Symbol.asyncDispose]: dispose }
}

/** Every key of a storage, in order. */
export async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list('')) keys.push(key)
  return keys.toSorted((a, b) => (a < b ? -1 : 1))
}

/** As many bytes of a video as it takes to be one. */
export const videoBytes = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('\u0000\u0000\u0000\u0018ftypisom'), Buffer.alloc(bytes - 12, 'video')])

const IMAGE = '/files/public/texts/0b8f0f3c-5b1c-4d1e-9d43-111111111111/1440.avif'

/** A course with two videos, every kind of file, and an image in its description. @returns its id */
export async function fillCoursePlace({ db, storage }: CoursePlace): Promise<string> {
  const image = await sharp({ create: { width: 1440, height: 810, channels: 3, background: '#2255aa' } })
    .avif()
    .toBuffer()
  const keys = ['public/courses/x/960.avif', 'public/courses/x/1440.avif', 'public/videos/x/640.avif']
  for (const key of [...keys, IMAGE.slice('/files/'.length)]) await storage.put(key, image)
  await storage.put('private/videos/a.mp4', videoBytes(9012))
  await storage.put('private/videos/a.en.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nJump\n'))
  await storage.put('private/handouts/a.pdf', await readMedia('handouts/countermovement-jump-protocol.pdf'))
  const made = await db
    .insert(categories)
    .values([{ name: 'strength' }, { name: 'testing' }])
    .returning()
  const description = `<p>Jump <strong>high</strong></p><img src="${IMAGE}" alt="a jump" />`
  const fields = { title: 'Jump', outcome: 'You jump', description, learn: ['to jump', 'to land'], priceCents: 4900 }
  const rows = await db
    .insert(courses)
    .values({ ...fields, thumbnail: 'public/courses/x/960.avif', publishedAt: new Date(), learnersCount: 7 })
    .returning()
  const id = rows[0]?.id ?? ''
  await db
    .insert(courseCategories)
    .values(made.map(({ id: categoryId }, n) => ({ courseId: id, categoryId, position: 1 - n })))
  const lessons = ['Take off', 'Land'].map(title => ({
    title,
    description: `${title}\n\nin words`,
    mediaKey: 'private/videos/a.mp4',
    thumbnail: 'public/videos/x/640.avif',
    pdfKey: 'private/handouts/a.pdf',
    captions: [{ language: 'en', label: 'English', key: 'private/videos/a.en.vtt' }],
    links: [{ link: 'https://a.example/paper', description: 'A paper' }],
    chapters: [{ at: 0, title: 'Contact' }],
    durationSeconds: 61.5,
    publishedAt: new Date(),
  }))
  const list = await db.insert(videos).values(lessons).returning()
  await db
    .insert(courseVideos)
    .values(list.map(({ id: videoId }, n) => ({ courseId: id, videoId, position: 10 - n, isFree: n === 1 })))
  await db.insert(courseSections).values({ courseId: id, position: 8, title: 'Ground contact' })
  const content = `<p>Read</p><img src="${IMAGE}#paper" alt="a jump" />`
  await seedWritten(db, id, { position: 11, title: 'Read', content, sources: ['A paper'], isNeeded: false })
  const asked = { id: 'quest1', text: 'How high?', explanation: 'By the time in the air' }
  const questions = [{ ...asked, kind: 'number' as const, right: 0.3, tolerance: 0.01, unit: 'm' }]
  await seedWritten(db, id, {
    position: 12,
    kind: 'questions',
    title: 'Answer',
    content: '',
    questions,
    attemptsPerDay: 3,
  })
  return id
}
