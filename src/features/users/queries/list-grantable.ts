import { and, asc, eq, isNull, notExists } from 'drizzle-orm'
import type { z } from 'zod'

import { inCatalogue } from '#src/features/courses/queries/cards.ts'
import { courses } from '#src/features/courses/tables/courses.ts'
import { enrolments } from '#src/features/enrolments/tables.ts'
import type { Context } from '#src/server/context.ts'
import { countRows } from '#src/server/database/counts.ts'
import { likeEachWord } from '#src/server/database/search.ts'
import { publicFileUrl } from '#src/server/storage/storage.ts'

import type { usersContract } from '../contract.ts'
import { COURSES_OFFERED } from '../policy.ts'

/** The first of the courses that this person may be enrolled in, by title; `total` counts all that fit. */
export async function listGrantable(
  { db }: Context,
  { id, title }: z.output<typeof usersContract.listGrantable.input>,
) {
  const isGranted = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.userId, id), eq(enrolments.courseId, courses.id), isNull(enrolments.revokedAt)))
  const where = and(inCatalogue, notExists(isGranted), ...likeEachWord(courses.title, title))
  const [rows, total] = await Promise.all([
    db
      .select({ id: courses.id, title: courses.title, thumbnail: courses.thumbnail })
      .from(courses)
      .where(where)
      .orderBy(asc(courses.title), asc(courses.id))
      .limit(COURSES_OFFERED),
    countRows(db, courses, where),
  ])
  return {
    courses: rows.map(row => ({ _id: row.id, title: row.title, thumbnail: publicFileUrl(row.thumbnail) })),
    total,
  }
}
