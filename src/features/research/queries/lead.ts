import { asc, count, eq, sql } from 'drizzle-orm'

import { cardOf } from '#src/features/teachers/queries/find-teachers.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import type { Context } from '#src/server/context.ts'
import { readingMinutes } from '#src/server/rich-text.ts'

import { researches, researchAuthors, researchReferences } from '../tables.ts'
import { pdfAddress } from './cards.ts'

/** What the list tells of the paper that it begins with, before it is opened. */
export async function leadOf({ db }: Pick<Context, 'db'>, researchId: string | undefined) {
  if (!researchId) return null
  const [[paper], [references], faces] = await Promise.all([
    db
      .select({ abstract: researches.abstract, content: researches.content, pdfKey: researches.pdfKey })
      .from(researches)
      .where(eq(researches.id, researchId)),
    db.select({ count: count() }).from(researchReferences).where(eq(researchReferences.researchId, researchId)),
    findTeachingAuthors(db, researchId),
  ])
  if (!paper) return null
  return {
    minutes: readingMinutes(`${paper.abstract} ${paper.content}`),
    references: references?.count ?? 0,
    file: paper.pdfKey && pdfAddress(researchId),
    teachers: faces,
  }
}

/** Papers print names without their titles: "Yasmine Benali" is "Dr. Yasmine Benali", who teaches. */
const untitled = sql`regexp_replace(${teachers.name}, '^(\\S+\\.\\s+)+', '')`

async function findTeachingAuthors(db: Context['db'], researchId: string) {
  const { id, name, role, portrait } = teachers
  const found = await db
    .select({ id, name, role, portrait })
    .from(researchAuthors)
    .innerJoin(teachers, sql`${untitled} = ${researchAuthors.name}`)
    .where(eq(researchAuthors.researchId, researchId))
    .orderBy(asc(researchAuthors.position), asc(id))
  return found.map(cardOf)
}
