import { eq } from 'drizzle-orm'
import type { z } from 'zod'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import type { Tx } from '#src/server/database/database.ts'
import { removeImage, storeImage } from '#src/server/images.ts'
import { sanitizeRichText } from '#src/server/rich-text.ts'
import { centsOf } from '#src/wire/money.ts'
import { isRefused, refuse, type Refused } from '#src/wire/refusals.ts'

import type { courseManagerContract } from '../contract/manager.ts'
import { courseImage, lackOf, stateOf } from '../policy.ts'
import { courses } from '../tables.ts'
import { datesFor } from './change-state.ts'
import { announceCourse, areCategories, categoriesOf, putCategories, removePicture } from './course-parts.ts'

type Changes = Omit<z.output<typeof courseManagerContract.updateCourse.input>, 'id'>
type Given = z.output<typeof courseManagerContract.createCourse.input>
type Row = typeof courses.$inferSelect

/**
 * Adds a course as a draft; without a video it cannot be published.
 * Refuses 'not-an-image', 'course-incomplete' where it should be published, and 'invalid' for unknown categories.
 */
export async function createCourse(context: Context, given: Given) {
  const { title, price, categorys = [] } = given
  const lack = given.published && lackOf({ thumbnail: 'x', description: 'x', hasVideo: false })
  if (lack) return refuse('course-incomplete', { text: `“${title}” cannot be published: it needs ${lack}` })
  return withPicture(context, given.file, thumbnail =>
    context.db.transaction(async tx => {
      if (!(await areCategories(tx, categorys))) return refuse('invalid', { text: 'categorys: Unknown category' })
      const needed = { title, priceCents: centsOf(price), description: '', thumbnail: '' }
      const fields = { ...needed, ...definedOf(fieldsOf(given, thumbnail)) }
      const [made] = await tx.insert(courses).values(fields).returning()
      if (!made) throw new Error('an insert returns its row')
      await putCategories(tx, made.id, categorys)
      const thing = { id: made.id, name: title }
      await recordAudit(tx, context, { action: 'course.create', thing, after: { ...shown(made), categorys } })
      await announceCourse(tx, made.id)
      return saved(made)
    }),
  )
}

/**
 * Changes what is given of a course. `published` false takes it out of the catalogue; one that is somebody's becomes
 * archived then (D-64). Refuses like `createCourse`, and 'not-found'.
 */
export async function updateCourse(context: Context, { id, ...changes }: Changes & { id: string }) {
  const [seen] = await context.db.select({ id: courses.id }).from(courses).where(eq(courses.id, id))
  if (!seen) return refuse('not-found')
  return withPicture(context, changes.file, thumbnail =>
    context.db.transaction(async tx => {
      const [before] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
      if (!before) return refuse('not-found')
      return change(tx, context, { before, changes, fields: definedOf(fieldsOf(changes, thumbnail)) })
    }),
  )
}

type Change = { before: Row; changes: Changes; fields: Partial<Row> }

async function change(tx: Tx, context: Context, { before, changes, fields }: Change) {
  const { id } = before
  const { categorys, published = stateOf(before) === 'Published' } = changes
  if (categorys && !(await areCategories(tx, categorys)))
    return refuse('invalid', { text: 'categorys: Unknown category' })
  const dates = await datesFor(tx, { row: { ...before, ...fields }, published, now: context.now() })
  if (isRefused(dates)) return dates
  const former = await categoriesOf(tx, id)
  const set = { ...fields, ...dates, updatedAt: context.now() }
  const [after] = await tx.update(courses).set(set).where(eq(courses.id, id)).returning()
  if (!after) return refuse('not-found')
  if (categorys) await putCategories(tx, id, categorys)
  if (after.thumbnail !== before.thumbnail) await removePicture(tx, context, before.thumbnail)
  await recordAudit(tx, context, {
    action: 'course.update',
    thing: { id, name: after.title },
    before: { ...shown(before), categorys: former },
    after: { ...shown(after), categorys: categorys ?? former },
  })
  await announceCourse(tx, id)
  return saved(after)
}

async function withPicture<T>(
  context: Context,
  file: File | undefined,
  write: (thumbnail: string | undefined) => Promise<T | Refused>,
): Promise<T | Refused> {
  const thumbnail = file && (await storeImage(context.storage, courseImage, file))
  if (isRefused(thumbnail)) return thumbnail
  const outcome = await write(thumbnail)
  if (isRefused(outcome) && thumbnail) await removeImage(context.storage, courseImage, thumbnail)
  return outcome
}

const fieldsOf = ({ title, outcome, description, learn, price }: Changes, thumbnail: string | undefined) => ({
  title,
  outcome,
  description: description === undefined ? undefined : sanitizeRichText(description),
  learn,
  priceCents: price === undefined ? undefined : centsOf(price),
  thumbnail,
})

type Defined<T> = { [N in keyof T]?: Exclude<T[N], undefined> }
const definedOf = <T extends object>(fields: T): Defined<T> =>
  // The type says what the filter does.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>

/** What the audit keeps of a course. */
export const shown = (row: Row) => {
  const { title, outcome, description, learn, priceCents, thumbnail } = row
  return { title, outcome, description, learn, priceCents, thumbnail, state: stateOf(row) }
}

export const saved = (row: Row) => ({ course: { _id: row.id, title: row.title, state: stateOf(row) } })
