import { eq } from 'drizzle-orm'

import { recordAudit } from '#src/server/audit/audit.ts'
import type { Context } from '#src/server/context.ts'
import { holdCurrency } from '#src/server/identity/currency.ts'
import { refuse } from '#src/wire/refusals.ts'

import { courses } from '../tables/courses.ts'
import { copyLessons } from './copy-lessons.ts'
import { announceCourse, fieldsIn, listsOf, putLists } from './course-parts.ts'
import { saved, shown } from './write-course.ts'

const TITLE_MAX = 200

/** Makes a draft with everything a course has, its playlist included; nobody has bought or rated it. Refuses 'not-found'. */
export async function duplicateCourse(context: Context, { id }: { id: string }) {
  return context.db.transaction(async tx => {
    await holdCurrency(tx)
    const [original] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
    if (!original) return refuse('not-found')
    const title = `Copy of ${original.title}`.slice(0, TITLE_MAX)
    const copy = { ...fieldsIn(original), currency: original.currency, title }
    const [made] = await tx.insert(courses).values(copy).returning()
    if (!made) throw new Error('an insert returns its row')
    const lists = await listsOf(tx, id)
    await putLists(tx, made.id, lists)
    await copyLessons(tx, { from: id, to: made.id })
    const thing = { id: made.id, name: title }
    await recordAudit(tx, context, { action: 'course.duplicate', thing, after: { ...shown(made), ...lists, of: id } })
    await announceCourse(tx, made.id)
    return saved(made)
  })
}
