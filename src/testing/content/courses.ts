// Courses, videos and users for tests, straight into the tables.
import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { accountEmails, sessions, users } from '#src/features/accounts/tables.ts'
import { categories } from '#src/features/categories/tables.ts'
import { addUpLearners } from '#src/features/courses/commands/add-up-learners.ts'
import type { Figure } from '#src/features/courses/contract/figures.ts'
import { courseCategories, courses, learnerChanges } from '#src/features/courses/tables/courses.ts'
import { courseSections, courseVideos, videoProgress, writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { grantCourse } from '#src/features/enrolments/commands.ts'
import { videos } from '#src/features/videos/tables.ts'
import type { Services } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { hashPassword } from '#src/server/security/passwords.ts'
import { hashToken, newToken } from '#src/server/security/secrets.ts'
import { sessionCookies } from '#src/server/security/sessions.ts'

import type { Client } from '../client.ts'

type CourseFields = Partial<typeof courses.$inferInsert> & {
  readonly categoryIds?: readonly string[]
  /** One video for each, with this length in seconds. */
  readonly videoSeconds?: readonly number[]
}

export type SeededCourse = { readonly id: string; readonly videoIds: readonly string[] }

/** @returns the id of a new category */
export async function seedCategory(db: Db, name: string, position = 0): Promise<string> {
  const id = randomUUID()
  await db.insert(categories).values({ id, name, position })
  return id
}

/** Adds up what was counted so far; the academy may be at it as well. */
export async function addUpAll({ db }: Pick<Services, 'db'>): Promise<void> {
  while ((await db.$count(learnerChanges)) > 0) await addUpLearners({ db })
}

/** How many learners a course counts, once everything is added up. */
export async function learnersOf({ db }: Pick<Services, 'db'>, courseId: string): Promise<number | undefined> {
  await addUpAll({ db })
  const [course] = await db.select({ count: courses.learnersCount }).from(courses).where(eq(courses.id, courseId))
  return course?.count
}

/** Adds a course to the catalogue; published now unless told, with videos of the given lengths. */
export async function seedCourse(db: Db, fields: CourseFields = {}): Promise<SeededCourse> {
  const { categoryIds = [], videoSeconds = [], ...given } = fields
  const id = given.id ?? randomUUID()
  const defaults = { title: 'A course', description: '<p>About it</p>', priceCents: 4_900, publishedAt: new Date() }
  await db.insert(courses).values({ ...defaults, thumbnail: 'public/courses/test/960.avif', ...given, id })
  if (categoryIds.length > 0)
    await db.insert(courseCategories).values(categoryIds.map(categoryId => ({ courseId: id, categoryId })))
  const videoIds = videoSeconds.map(() => randomUUID())
  if (videoIds.length === 0) return { id, videoIds }
  await db.insert(videos).values(
    videoSeconds.map((durationSeconds, index) => ({
      id: videoIds[index],
      title: `Video ${index + 1}`,
      description: 'What it shows',
      thumbnail: 'public/courses/test/960.avif',
      mediaKey: `private/videos/secret-${index}.mp4`,
      pdfKey: index === 0 ? 'private/handouts/secret.pdf' : null,
      captions: [{ language: 'en', label: 'English', key: 'private/captions/secret.vtt' }],
      links: [{ link: 'https://example.org/secret', description: 'A source' }],
      durationSeconds,
      publishedAt: new Date(),
    })),
  )
  await db.insert(courseVideos).values(videoIds.map((videoId, position) => ({ courseId: id, videoId, position })))
  return { id, videoIds }
}

const axis = { name: 'Axis', unit: 's', from: 0, to: 10 }
/** A line that its one quantity turns. */
export const figure: Figure = {
  x: axis,
  y: axis,
  quantities: [{ ...axis, sign: 'a', step: 0.5, start: 2 }],
  curves: [{ name: 'Line', formula: 'a * x' }],
  results: [{ name: 'Twice', unit: '', formula: '2 * a', digits: 1 }],
}

type WrittenFields = Partial<Omit<typeof writtenLessons.$inferInsert, 'courseId'>>

/** Adds a reading, or questions, to a course: published, behind everything else unless told. @returns its id */
export async function seedWritten(db: Db, courseId: string, fields: WrittenFields = {}): Promise<string> {
  const id = fields.id ?? randomUUID()
  const defaults = { position: 1000, kind: 'reading', title: 'A reading', content: '<p>What is known</p>' } as const
  await db.insert(writtenLessons).values({ ...defaults, minutes: 5, publishedAt: new Date(), ...fields, id, courseId })
  return id
}

/** Puts a heading before what stands at a place of a course and later. */
export async function seedSection(
  db: Db,
  courseId: string,
  section: { position: number; title: string },
): Promise<void> {
  await db.insert(courseSections).values({ courseId, ...section })
}

/** Videos as the playlist saves them. */
export const asEntries = (videoIds: readonly string[]) => videoIds.map(_id => ({ kind: 'video', _id }))

/** Adds many alike courses at once, each in the category and with two videos. @returns their ids */
export async function seedManyCourses(db: Db, count: number, categoryId: string): Promise<string[]> {
  const made = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), title: `Course ${index}` }))
  const thumbnail = 'public/courses/test/960.avif'
  const common = { description: 'About it', thumbnail, publishedAt: new Date() }
  await db.insert(courses).values(made.map(({ id, title }) => ({ ...common, id, title, priceCents: 4_900 })))
  await db.insert(courseCategories).values(made.map(({ id }) => ({ courseId: id, categoryId })))
  const lessons = made.flatMap(({ id }) => [0, 1].map(position => ({ courseId: id, videoId: randomUUID(), position })))
  const video = { ...common, title: 'A video', mediaKey: 'private/videos/secret.mp4', durationSeconds: 60 }
  await db.insert(videos).values(lessons.map(({ videoId }) => ({ ...video, id: videoId })))
  await db.insert(courseVideos).values(lessons)
  return made.map(({ id }) => id)
}

export type SeededUser = { readonly userId: string; readonly client: Client }

/** The password of everybody that `seedUser` makes; hashed once, which takes a while. */
export const userPassword = 'metres-99'
let userHash: Promise<string> | undefined

/** Somebody who is signed in, and may open the courses named. */
export async function seedUser(
  { services, client }: { services: Pick<Services, 'db' | 'publicUrl'>; client: () => Client },
  {
    holds = [],
    role = 'learner',
    firstName = 'Demo',
  }: { holds?: readonly string[]; role?: 'learner' | 'admin'; firstName?: string } = {},
): Promise<SeededUser> {
  const userId = randomUUID()
  const token = newToken()
  const passwordHash = await (userHash ??= hashPassword(userPassword))
  await services.db.insert(users).values({ id: userId, firstName, lastName: 'Learner', passwordHash, role })
  await services.db.insert(accountEmails).values({ email: `${userId}@example.org`, userId, isPrimary: true })
  await services.db.insert(sessions).values({ userId, tokenHash: hashToken(token) })
  for (const courseId of holds) await grantCourse(services.db, { userId, courseId, source: 'grant' })
  if (holds.length > 0) await services.db.update(users).set({ coursesHeld: holds.length }).where(eq(users.id, userId))
  const browser = client()
  browser.cookies.set(sessionCookies(services.publicUrl).session, token)
  return { userId, client: browser }
}

/** Records what a learner has watched of a course's video. */
export async function seedProgress(
  db: Db,
  progress: { userId: string; courseId: string; videoId: string | undefined; percent: number; at?: Date },
): Promise<void> {
  const { userId, courseId, videoId = '', percent, at = new Date() } = progress
  const completedAt = percent >= 90 ? at : null
  await db.insert(videoProgress).values({ userId, courseId, videoId, percent, updatedAt: at, completedAt })
}
