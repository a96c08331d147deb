// What belongs to a course besides its row, for the commands that write one.
import { asc, eq, inArray } from 'drizzle-orm'

import { categories } from '#src/features/categories/tables.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { filesOfImage, keepImage, type ImageContext } from '#src/server/images/images.ts'
import { seconds } from '#src/wire/durations.ts'

import { courseImage } from '../policy.ts'
import { courseCategories, courses } from '../tables.ts'

/** What the form of a course writes into its row: the version, a copy and an exported course all have it from here. */
export const fieldsIn = (row: typeof courses.$inferSelect) =>
  writtenOf(
    row,
    'id',
    'currency',
    'ratingAverage',
    'ratingCount',
    'learnersCount',
    'publishedAt',
    'archivedAt',
    'createdAt',
    'updatedAt',
    'search',
  )
export type CourseColumns = ReturnType<typeof fieldsIn>

/** Whether these are different categories, which stay until the transaction ends. */
export async function areCategories(tx: Tx, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .orderBy(asc(categories.id))
    .for('key share')
  return rows.length === ids.length
}

/** @returns ids, the course's own category first */
export async function categoriesOf(tx: Db, courseId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: courseCategories.categoryId })
    .from(courseCategories)
    .where(eq(courseCategories.courseId, courseId))
    .orderBy(asc(courseCategories.position))
  return rows.map(({ id }) => id)
}

/** Makes a course's categories exactly these, in this order. */
export async function putCategories(tx: Db, courseId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(courseCategories).where(eq(courseCategories.courseId, courseId))
  const rows = ids.map((categoryId, position) => ({ courseId, categoryId, position }))
  if (rows.length > 0) await tx.insert(courseCategories).values(rows)
}

/** Removes an image that a course gave up, unless a copy of the course has the same one. */
export async function removeThumbnail(tx: Tx, { queue }: Context, key: string): Promise<void> {
  const [other] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.thumbnail, key)).limit(1)
  if (!other) await queue.send(tx, 'remove-files', { keys: filesOfImage(courseImage, key) })
}

/** Reports of progress that began before the change have ended after this. */
const SETTLING_MS = seconds(5)

/** Has certificates issued to those who lacked only what these courses hold no more. */
export async function queueCertificates(tx: Tx, { queue, now }: Context, courseIds: readonly string[]): Promise<void> {
  const startAfter = new Date(now().getTime() + SETTLING_MS)
  for (const courseId of courseIds) await queue.send(tx, 'issue-certificates', { courseId }, { startAfter })
}

export const announceCourse = (tx: Db, id: string): Promise<void> => announce(tx, ['courses', `course:${id}`])

/** Stores the image of a course that comes from outside; a refusal for what is no image. */
export const keepCourseImage = (context: ImageContext, file: Blob) => keepImage(context, courseImage, file)
