import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'

import { cardOf } from '#src/features/teachers/queries/find-teachers.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import { keepFigure } from '#src/server/database/counts.ts'
import type { Db } from '#src/server/database/database.ts'

import type { Ground } from '../contract/shapes.ts'
import { courses, courseTeachers } from '../tables/courses.ts'
import { inCatalogue } from './cards.ts'

/** What is said among the courses: by whom of the teachers who say something gives the most of them. */
export const findVoice = (db: Db) =>
  keepFigure(db, 'voice of the catalogue', async () => {
    const { id, name, role, portrait, saying } = teachers
    const [row] = await db
      .select({
        id,
        name,
        role,
        portrait,
        saying,
        courses: count(),
        ground: sql<Ground | null>`(array_agg(${courses.ground} order by ${courses.learnersCount} desc, ${courses.id})
          filter (where ${courses.ground} is not null))[1]`,
      })
      .from(teachers)
      .innerJoin(courseTeachers, eq(courseTeachers.teacherId, id))
      .innerJoin(courses, eq(courses.id, courseTeachers.courseId))
      .where(and(inCatalogue, ne(saying, '')))
      .groupBy(id)
      .orderBy(desc(count()), asc(name), asc(id))
      .limit(1)
    const value = row && { teacher: cardOf(row), saying: row.saying, ground: row.ground, courses: row.courses }
    return { value: value ?? null, rows: row?.courses ?? 0 }
  })
