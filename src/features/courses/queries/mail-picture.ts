import { eq } from 'drizzle-orm'

import type { Db } from '#src/server/database/database.ts'

import { mailPictureOf } from '../policy.ts'
import { courses } from '../tables/courses.ts'

/** @returns where the picture for mails about a course lies, once it is drawn; undefined where the course has none */
export async function findMailPicture(db: Db, courseId: string): Promise<string | undefined> {
  const [course] = await db.select({ thumbnail: courses.thumbnail }).from(courses).where(eq(courses.id, courseId))
  return course?.thumbnail ? mailPictureOf(course.thumbnail) : undefined
}
