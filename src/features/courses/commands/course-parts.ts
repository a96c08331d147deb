// What belongs to a course besides its row, for the commands that write one.
import { asc, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import { categories } from '#src/features/categories/tables.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import type { Context } from '#src/server/context.ts'
import { announce } from '#src/server/database/changes.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { filesOfImage, keepImage, type ImageContext } from '#src/server/images/images.ts'
import { seconds } from '#src/wire/durations.ts'

import { courseImage, mailPictureOf } from '../policy.ts'
import { courseCategories, courses, courseTeachers } from '../tables/courses.ts'

/** What the form of a course writes into its row: the version, a copy and an exported course all have it from here. */
export const fieldsIn = (row: typeof courses.$inferSelect) =>
  writtenOf(
    row,
    'id',
    'currency',
    'ground',
    'groundOf',
    'ratingAverage',
    'ratingCount',
    'learnersCount',
    'publishedAt',
    'archivedAt',
    'createdAt',
    'length',
    'updatedAt',
    'search',
  )
export type CourseColumns = ReturnType<typeof fieldsIn>

/** What a course names beside its own words: ids, in their order. */
export type CourseLists = { readonly categorys: string[]; readonly teachers: string[] }

/** Which of the lists names something twice, or that there is not. What they name stays until the transaction ends. */
export async function findUnknown(tx: Tx, lists: Partial<CourseLists>): Promise<string | undefined> {
  if (!(await areRows(tx, categories, lists.categorys))) return 'categorys: Unknown category'
  if (!(await areRows(tx, teachers, lists.teachers))) return 'teachers: Unknown teacher'
  return undefined
}

type Named = PgTable & { readonly id: AnyPgColumn<{ data: string; notNull: true }> }

async function areRows(tx: Tx, table: Named, ids: readonly string[] = []): Promise<boolean> {
  if (ids.length === 0) return true
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for('key share')
  return rows.length === ids.length
}

/** The first of each leads: cards name it. */
export async function listsOf(tx: Db, courseId: string): Promise<CourseLists> {
  const categorys = await tx
    .select({ id: courseCategories.categoryId })
    .from(courseCategories)
    .where(eq(courseCategories.courseId, courseId))
    .orderBy(asc(courseCategories.position))
  const taught = await tx
    .select({ id: courseTeachers.teacherId })
    .from(courseTeachers)
    .where(eq(courseTeachers.courseId, courseId))
    .orderBy(asc(courseTeachers.position))
  return { categorys: categorys.map(({ id }) => id), teachers: taught.map(({ id }) => id) }
}

/** Makes a course's lists exactly these, in this order; one that is not given stays. */
export async function putLists(tx: Db, courseId: string, lists: Partial<CourseLists>): Promise<void> {
  if (lists.categorys) {
    await tx.delete(courseCategories).where(eq(courseCategories.courseId, courseId))
    const rows = lists.categorys.map((categoryId, position) => ({ courseId, categoryId, position }))
    if (rows.length > 0) await tx.insert(courseCategories).values(rows)
  }
  if (lists.teachers) {
    await tx.delete(courseTeachers).where(eq(courseTeachers.courseId, courseId))
    const rows = lists.teachers.map((teacherId, position) => ({ courseId, teacherId, position }))
    if (rows.length > 0) await tx.insert(courseTeachers).values(rows)
  }
}

/** Removes an image that a course gave up, unless a copy of the course has the same one. */
export async function removeThumbnail(tx: Tx, { queue }: Context, key: string): Promise<void> {
  const [other] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.thumbnail, key)).limit(1)
  const keys = filesOfImage(courseImage, key)
  if (!other && keys.length > 0) await queue.send(tx, 'remove-files', { keys: [...keys, mailPictureOf(key)] })
}

/** Reports of progress that began before the change have ended after this. */
const SETTLING_MS = seconds(5)

/** Has certificates issued to those who lacked only what these courses hold no more. */
export async function queueCertificates(tx: Tx, { queue, now }: Context, courseIds: readonly string[]): Promise<void> {
  const startAfter = new Date(now().getTime() + SETTLING_MS)
  for (const courseId of courseIds) await queue.send(tx, 'issue-certificates', { courseId }, { startAfter })
}

export const announceCourse = (tx: Db, id: string): Promise<void> => announce(tx, tagsOfCourses([id]))

/** What pages are made from that show one of these courses, or list it. */
export const tagsOfCourses = (ids: readonly string[]): string[] => ['courses', ...ids.map(id => `course:${id}`)]

/** Stores the image of a course that comes from outside; a refusal for what is no image. */
export const keepCourseImage = (context: ImageContext, file: Blob) => keepImage(context, courseImage, file)
