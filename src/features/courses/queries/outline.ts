// What a course consists of beside its videos, and the order of everything (D-71).
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { requireAccess } from '#src/features/enrolments/queries.ts'
import { userOf } from '#src/server/actor.ts'
import type { Context } from '#src/server/context.ts'
import type { Db } from '#src/server/database/database.ts'
import { fromMinor } from '#src/wire/money/money.ts'

import type { Section } from '../contract/shapes.ts'
import { courses } from '../tables/courses.ts'
import { courseSections, writtenLessons, writtenProgress } from '../tables/lessons.ts'
import { findEachCard } from './cards.ts'
import { findLessonsOf, learningOf, listedVideo, progressOf, watchedVideo, type Watched } from './lessons.ts'

export type WrittenLesson = Awaited<ReturnType<typeof findWritten>>[number]
type Placed = { readonly position: number }

/** How many questions a written lesson asks. */
export const questionCount = sql<number>`jsonb_array_length(${writtenLessons.questions})`

/** The published readings and questions of courses in their order, with somebody's progress (none for nobody). */
export function findWritten(db: Db, userId: string | undefined, courseIds: readonly string[]) {
  const isTheirs = and(
    eq(writtenProgress.lessonId, writtenLessons.id),
    userId ? eq(writtenProgress.userId, userId) : sql`false`,
  )
  const { id, courseId, position, kind, title, minutes, isNeeded } = writtenLessons
  const { percent, updatedAt, completedAt } = writtenProgress
  return db
    .select({
      id,
      courseId,
      position,
      kind,
      title,
      minutes,
      isNeeded,
      questionCount,
      percent,
      watchedAt: updatedAt,
      completedAt,
    })
    .from(writtenLessons)
    .leftJoin(writtenProgress, isTheirs)
    .where(and(inArray(courseId, [...courseIds]), isNotNull(writtenLessons.publishedAt)))
    .orderBy(asc(courseId), asc(position), asc(id))
}

/** The headings of a course in their order. */
export const findSections = (db: Db, courseId: string) =>
  db
    .select({ position: courseSections.position, title: courseSections.title })
    .from(courseSections)
    .where(eq(courseSections.courseId, courseId))
    .orderBy(asc(courseSections.position))

/** A lesson that is no video among the lessons of a course. */
const watchedWritten = ({ id, minutes, percent, ...lesson }: WrittenLesson): Watched => ({
  ...lesson,
  _id: id,
  thumbnail: '',
  durationSeconds: minutes * 60,
  percent: percent ?? 0,
  positionSeconds: 0,
})

/** Everything that a course consists of, with what the actor has seen of it (nothing for a visitor). */
export async function findOutline({ db, actor }: Pick<Context, 'db' | 'actor'>, courseId: string) {
  const userId = userOf(actor)?.id
  // One after the other: a transaction has one connection.
  const videos = await findLessonsOf(db, userId, [courseId])
  const written = await findWritten(db, userId, [courseId])
  return { videos, written, sections: await findSections(db, courseId) }
}
export type Outline = Awaited<ReturnType<typeof findOutline>>

/** All lessons of a course in their order. */
export const watchedLessons = ({ videos, written }: Pick<Outline, 'videos' | 'written'>): Watched[] =>
  [
    ...videos.map(lesson => ({ position: lesson.position, watched: watchedVideo(lesson) })),
    ...written.map(lesson => ({ position: lesson.position, watched: watchedWritten(lesson) })),
  ]
    .toSorted(byPlace)
    .map(({ watched }) => watched)

/** How far somebody is in each of these courses. */
export async function findLearning(db: Db, userId: string, courseIds: readonly string[]) {
  const [videos, written] = await Promise.all([
    findLessonsOf(db, userId, courseIds),
    findWritten(db, userId, courseIds),
  ])
  const videosBy = Map.groupBy(videos, ({ courseId }) => courseId)
  const writtenBy = Map.groupBy(written, ({ courseId }) => courseId)
  return new Map(
    courseIds.map(id => {
      const lessons = watchedLessons({ videos: videosBy.get(id) ?? [], written: writtenBy.get(id) ?? [] })
      return [id, learningOf(lessons)]
    }),
  )
}

/** The lists of a course on the wire for its reader; nobody has seen anything of a course that they may not open. */
export const listedOutline = (outline: Outline, isOpen: boolean) => ({
  videos: outline.videos.map(video => listedVideo(video, isOpen)),
  lessons: outline.written.map(lesson => ({ ...writtenInCourse(lesson), ...progressOf(isOpen ? lesson : undefined) })),
  sections: sectionsOf(outline),
})

/** Lessons under their headings; all of them under none where a course has no sections. */
export function sectionsOf({ videos, written, sections }: Outline): z.input<typeof Section>[] {
  const placed = [
    ...sections,
    ...videos.map(({ position, videoId }) => ({ position, lesson: videoId })),
    ...written.map(({ position, id }) => ({ position, lesson: id })),
  ].toSorted(byPlace)
  const lists: z.input<typeof Section>[] = []
  for (const part of placed) {
    if ('title' in part) lists.push({ title: part.title, lessons: [] })
    else if (lists.length === 0) lists.push({ title: null, lessons: [part.lesson] })
    else lists.at(-1)?.lessons.push(part.lesson)
  }
  // A heading without a lesson that is published says nothing yet.
  return lists.filter(({ lessons }) => lessons.length > 0)
}

const byPlace = (one: Placed, other: Placed): number => one.position - other.position

/** A lesson that is no video in its course's list, without what anybody has seen of it. */
export const writtenInCourse = ({ id, kind, title, minutes, isNeeded, ...lesson }: WrittenLesson) => ({
  _id: id,
  kind,
  title,
  minutes,
  isNeeded,
  questionCount: lesson.questionCount,
})

/**
 * What stands around a lesson of a course: the course, whether the actor may open it, and everything in it.
 * @returns nothing for a course that they may not see
 */
export async function findAround(context: Context, courseId: string) {
  const isPurchased = (await requireAccess(context, courseId)) !== undefined
  const course = await findCourse(context, courseId)
  if (!course || (!course.isPublic && !isPurchased)) return undefined
  const [outline, cards] = await Promise.all([findOutline(context, courseId), findEachCard(context, [courseId])])
  const about = { title: course.title, price: fromMinor(course.priceCents, course.currency) }
  const { teachers = [], ground = null } = cards.get(courseId) ?? {}
  return { isPurchased, outline, course: { _id: courseId, ...about, teachers, ground } }
}

async function findCourse({ db }: Context, id: string) {
  const { title, priceCents, currency, publishedAt, archivedAt } = courses
  const [course] = await db
    .select({ title, priceCents, currency, publishedAt, archivedAt })
    .from(courses)
    .where(eq(courses.id, id))
  return course && { ...course, isPublic: course.publishedAt !== null && course.archivedAt === null }
}
