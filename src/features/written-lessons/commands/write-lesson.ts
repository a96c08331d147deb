import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'

import { announceCourse, queueCertificates } from '#src/features/courses/commands/course-parts.ts'
import type { WrittenKind } from '#src/features/courses/contract/questions.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { courseSections, courseVideos, writtenLessons } from '#src/features/courses/tables/lessons.ts'
import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { writtenOf } from '#src/server/database/columns.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { plainText, sanitizeRichText } from '#src/server/rich-text.ts'
import { isStale } from '#src/server/versions.ts'
import { refuse, type Refused } from '#src/wire/refusals.ts'

import type { writtenLessonsContract } from '../contract.ts'
import { lackOf, stateOf } from '../policy.ts'

type Given = z.output<typeof writtenLessonsContract.createLesson.input>
type Changes = z.output<typeof writtenLessonsContract.updateLesson.input>
type Row = typeof writtenLessons.$inferSelect

/**
 * Adds a reading, a figure or questions at the end of a course. Refuses 'not-found' for a course that is not there, and
 * 'lesson-incomplete' where what is empty should be published.
 */
export async function createLesson(context: Context, { id: courseId, kind, ...given }: Given) {
  return context.db.transaction(async tx => {
    const course = await lockCourse(tx, courseId)
    if (!course) return refuse('not-found')
    const fields = { content: '', figure: null, questions: [], ...fieldsOf(kind, given) }
    const publishedAt = given.published ? context.now() : null
    const refused = publishedAt && refusalOf({ kind, title: given.title, ...fields })
    if (refused) return refused
    const position = await placeBehind(tx, courseId)
    const values = { ...fields, courseId, kind, position, publishedAt, title: given.title, minutes: given.minutes }
    const [made] = await tx.insert(writtenLessons).values(values).returning()
    if (!made) throw new Error('an insert returns its row')
    await recordAudit(tx, context, {
      action: 'lesson.create',
      thing: { id: made.id, name: made.title },
      after: { ...shown(made), course: course.title },
    })
    await announceCourse(tx, courseId)
    return saved(made)
  })
}

/**
 * Changes what is given of a lesson; who has completed it stays so. Who lacked only what counts no more,
 * or is no longer shown, has completed the course.
 * Refuses 'not-found', 'conflict' for a form of an older version, and like `createLesson`.
 */
export async function updateLesson(context: Context, { id, version, published, ...changes }: Changes) {
  return context.db.transaction(async tx => {
    const before = await lockLesson(tx, id)
    if (!before) return refuse('not-found')
    if (await isStale(version, () => shown(before))) return refuse('conflict')
    const now = context.now()
    const isPublished = published ?? before.publishedAt !== null
    const publishedAt = isPublished ? (before.publishedAt ?? now) : null
    const set = { ...fieldsOf(before.kind, changes), publishedAt, updatedAt: now }
    const after = { ...before, ...set }
    const refused = publishedAt && refusalOf(after)
    if (refused) return refused
    await tx.update(writtenLessons).set(set).where(eq(writtenLessons.id, id))
    await recordAudit(tx, context, {
      action: 'lesson.update',
      thing: { id, name: after.title },
      before: shown(before),
      after: shown(after),
    })
    if (counts(before) && !counts(after)) await queueCertificates(tx, context, [before.courseId])
    await announceCourse(tx, before.courseId)
    return saved(after)
  })
}

/** What the form of a lesson changes. */
export async function lessonState(db: Db, { id }: { id: string }) {
  const [row] = await db.select().from(writtenLessons).where(eq(writtenLessons.id, id))
  return row && shown(row)
}

/** A lesson as its writes answer with it. Refuses 'not-found'. */
export async function savedLesson({ db }: Pick<Context, 'db'>, { id }: { id: string }) {
  const [row] = await db.select().from(writtenLessons).where(eq(writtenLessons.id, id))
  return row ? saved(row) : refuse('not-found')
}

/** Whether a course is completed only with it. */
export const counts = ({ isNeeded, publishedAt }: Pick<Row, 'isNeeded' | 'publishedAt'>): boolean =>
  isNeeded && publishedAt !== null

/** Locks the course before its lesson, as the order of lessons is saved. @returns the lesson */
export async function lockLesson(tx: Tx, id: string): Promise<Row | undefined> {
  const isIt = eq(writtenLessons.id, id)
  const [place] = await tx.select({ courseId: writtenLessons.courseId }).from(writtenLessons).where(isIt)
  if (!place || !(await lockCourse(tx, place.courseId))) return undefined
  const [row] = await tx.select().from(writtenLessons).where(isIt).for('update')
  return row
}

async function lockCourse(tx: Tx, id: string) {
  const [course] = await tx.select({ title: courses.title }).from(courses).where(eq(courses.id, id)).for('update')
  return course
}

/** The place behind everything that a course consists of. */
async function placeBehind(tx: Tx, courseId: string): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    select coalesce(max(position), -1)::int as last from (
      select position from ${courseVideos} where course_id = ${courseId}
      union all select position from ${courseSections} where course_id = ${courseId}
      union all select position from ${writtenLessons} where course_id = ${courseId}
    ) as places`)
  return (rows[0]?.last ?? -1) + 1
}

type Fields = Omit<Changes, 'id' | 'version' | 'published'>

/** The columns of what is given: what belongs to lessons of another kind stays out. */
function fieldsOf(kind: WrittenKind, { content, sources, figure, questions, attemptsPerDay, ...rest }: Fields) {
  const fields = {
    ...rest,
    content: content === undefined ? undefined : textOf(content),
    sources: kind === 'questions' ? undefined : sources?.filter(source => source !== ''),
    figure: kind === 'figure' ? figure : undefined,
    questions: kind === 'questions' ? questions : undefined,
    attemptsPerDay: attemptsPerDay === undefined ? undefined : attemptsPerDay || null,
  }
  type Given = { [N in keyof typeof fields]?: Exclude<(typeof fields)[N], undefined> }
  // The type says what the filter does.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given
}

/** A text of which nothing is seen is none. */
function textOf(content: string): string {
  const text = sanitizeRichText(content)
  return plainText(text).trim() === '' && !text.includes('<img') ? '' : text
}

function refusalOf({
  title,
  ...lesson
}: Pick<Row, 'kind' | 'title' | 'content' | 'figure' | 'questions'>): Refused | undefined {
  const lack = lackOf(lesson)
  return lack === undefined
    ? undefined
    : refuse('lesson-incomplete', { text: `“${title}” cannot be published: it needs ${lack}` })
}

/** What the audit keeps of a lesson. */
export const shown = (row: Row) => ({
  ...writtenOf(row, 'id', 'courseId', 'position', 'publishedAt', 'createdAt', 'updatedAt', 'search'),
  isPublished: row.publishedAt !== null,
})

const saved = ({ id, courseId, title, publishedAt }: Row) => ({
  lesson: { _id: id, courseId, title, state: stateOf(publishedAt) },
})
