import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Db, Tx } from '#src/server/database/database.ts'
import { currencyOf } from '#src/server/identity/currency.ts'
import { filesOfImage, storeImage } from '#src/server/images/images.ts'
import { lackText } from '#src/server/lacking.ts'
import { sanitizeRichText } from '#src/server/rich-text.ts'
import { keepFiles } from '#src/server/storage/keep-files.ts'
import { isStale } from '#src/server/versions.ts'
import { toMinor } from '#src/wire/money/money.ts'
import { priceFault } from '#src/wire/money/price-fault.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { courseImage, lackOf, stateOf } from '../policy.ts'
import { courses } from '../tables/courses.ts'
import { datesFor } from './change-state.ts'
import {
  announceCourse,
  fieldsIn,
  findUnknown,
  listsOf,
  putLists,
  removeThumbnail,
  type CourseColumns,
  type CourseLists,
} from './course-parts.ts'
import { publishLessons } from './publish-lessons.ts'

type Changes = Omit<z.output<typeof courseManagerContract.updateCourse.input>, 'id'>
type Given = z.output<typeof courseManagerContract.createCourse.input>
type Row = typeof courses.$inferSelect

/**
 * Adds a course as a draft; without a video it cannot be published.
 * Refuses 'not-an-image', 'course-incomplete' where it should be published, and 'invalid' for unknown categories and for
 * a price that nobody could pay.
 */
export async function createCourse(context: Context, given: Given) {
  const { title, price, categorys = [], teachers = [] } = given
  const lists = { categorys, teachers }
  const lack = given.published && lackOf({ thumbnail: 'x', description: 'x', hasVideo: false })
  if (lack) return refuse('course-incomplete', { text: lackText(title, lack) })
  return withImage(context, given.file, thumbnail =>
    context.db.transaction(async tx => {
      const currency = await currencyOf(tx, context)
      const fault = priceFault(price, currency)
      if (fault) return refuse('invalid', { text: fault })
      const unknown = await findUnknown(tx, lists)
      if (unknown) return refuse('invalid', { text: unknown })
      const needed = { title, priceCents: toMinor(price, currency), currency, description: '', thumbnail: '' }
      const fields = { ...needed, ...definedOf(fieldsOf(given, thumbnail, currency)) }
      const [made] = await tx.insert(courses).values(fields).returning()
      if (!made) throw new Error('an insert returns its row')
      await putLists(tx, made.id, lists)
      const thing = { id: made.id, name: title }
      await recordAudit(tx, context, { action: 'course.create', thing, after: { ...shown(made), ...lists } })
      await announceCourse(tx, made.id)
      if (thumbnail) await context.queue.send(tx, 'read-grounds', {})
      return saved(made)
    }),
  )
}

/**
 * Changes what is given of a course. `published` false takes it out of the catalogue; one that is somebody's becomes
 * archived then (D-64). Refuses like `createCourse`, 'not-found', and 'conflict' for a form of an older version.
 */
export async function updateCourse(context: Context, { id, version, ...changes }: Changes & { id: string }) {
  return withImage(context, changes.file, thumbnail =>
    context.db.transaction(async tx => {
      // A price is given in the academy's currency, also to a course that had one in another. Held before the row: lock order.
      const given = changes.price === undefined ? undefined : await currencyOf(tx, context)
      const [before] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
      if (!before) return refuse('not-found')
      if (await isStale(version, () => courseState(tx, { id }))) return refuse('conflict')
      const currency = given ?? before.currency
      const fault = changes.price === undefined ? undefined : priceFault(changes.price, currency)
      if (fault) return refuse('invalid', { text: fault })
      return change(tx, context, {
        before,
        changes,
        fields: { currency, ...definedOf(fieldsOf(changes, thumbnail, currency)) },
      })
    }),
  )
}

/** A course as its writes answer with it. Refuses 'not-found'. */
export async function savedCourse({ db }: Pick<Context, 'db'>, { id }: { id: string }) {
  const [row] = await db.select().from(courses).where(eq(courses.id, id))
  return row ? saved(row) : refuse('not-found')
}

/** What the form of a course changes. */
export async function courseState(db: Db, { id }: { id: string }) {
  const [row] = await db.select().from(courses).where(eq(courses.id, id))
  return row && { ...shown(row), ...(await listsOf(db, id)) }
}

type Change = { before: Row; changes: Changes; fields: Partial<Row> }

async function change(tx: Tx, context: Context, { before, changes, fields }: Change) {
  const { id } = before
  const { lessons, published = stateOf(before) === 'Published' } = changes
  const lists = definedOf({ categorys: changes.categorys, teachers: changes.teachers })
  const unknown = await findUnknown(tx, lists)
  if (unknown) return refuse('invalid', { text: unknown })
  const withLessons = published && lessons !== undefined
  const dates = await datesFor(tx, { row: { ...before, ...fields }, published, now: context.now(), withLessons })
  if (isRefused(dates)) return dates
  const former = await listsOf(tx, id)
  const set = { ...fields, ...dates, updatedAt: context.now() }
  const [after] = await tx.update(courses).set(set).where(eq(courses.id, id)).returning()
  if (!after) return refuse('not-found')
  await follow(tx, context, { before, after, lists, withLessons })
  await recordAudit(tx, context, {
    action: 'course.update',
    thing: { id, name: after.title },
    before: { ...shown(before), ...former },
    after: { ...shown(after), ...former, ...lists },
  })
  await announceCourse(tx, id)
  return saved(after)
}

type Following = { before: Row; after: Row; lists: Partial<CourseLists>; withLessons: boolean }

/** What changes beside the course's own row. */
async function follow(tx: Tx, context: Context, { before, after, lists, withLessons }: Following): Promise<void> {
  if (withLessons) await publishLessons(tx, context, [after.id])
  await putLists(tx, after.id, lists)
  if (after.thumbnail === before.thumbnail) return
  await removeThumbnail(tx, context, before.thumbnail)
  await context.queue.send(tx, 'read-grounds', {})
}

async function withImage<T>(
  context: Context,
  file: File | undefined,
  write: (thumbnail: string | undefined) => Promise<T | Refused>,
): Promise<T | Refused> {
  const thumbnail = file && (await storeImage(context, courseImage, file))
  if (isRefused(thumbnail)) return thumbnail
  return keepFiles(context.storage, filesOfImage(courseImage, thumbnail), () => write(thumbnail))
}

const fieldsOf = (
  { title, outcome, level, description, learn, price }: Changes,
  thumbnail: string | undefined,
  currency: string,
): { [N in keyof CourseColumns]: CourseColumns[N] | undefined } => ({
  title,
  outcome,
  level: level === '' ? null : level,
  learn,
  description: description === undefined ? undefined : sanitizeRichText(description),
  priceCents: price === undefined ? undefined : toMinor(price, currency),
  thumbnail,
})

type Defined<T> = { [N in keyof T]?: Exclude<T[N], undefined> }
const definedOf = <T extends object>(fields: T): Defined<T> =>
  // The type says what the filter does.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>

/** What the audit keeps of a course. */
export const shown = (row: Row) => ({ ...fieldsIn(row), currency: row.currency, state: stateOf(row) })

export const saved = (row: Row) => ({ course: { _id: row.id, title: row.title, state: stateOf(row) } })
