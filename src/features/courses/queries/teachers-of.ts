import { asc, eq, getTableColumns } from 'drizzle-orm'

import { teachers } from '#src/features/teachers/tables.ts'
import type { Db } from '#src/server/database/database.ts'

import { courseTeachers } from '../tables/courses.ts'

/** Who teaches a course, the first one leading. */
export const teachersOf = (db: Db, courseId: string) =>
  db
    .select(getTableColumns(teachers))
    .from(courseTeachers)
    .innerJoin(teachers, eq(teachers.id, courseTeachers.teacherId))
    .where(eq(courseTeachers.courseId, courseId))
    .orderBy(asc(courseTeachers.position))
