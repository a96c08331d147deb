import { eq } from 'drizzle-orm'

import { writtenOf } from '#src/server/database/columns.ts'
import type { Tx } from '#src/server/database/database.ts'

import { courseSections, courseVideos, writtenLessons } from '../tables/lessons.ts'

type Row = typeof writtenLessons.$inferSelect

/** What a copy of a written lesson has of it. */
const columnsOf = (row: Row) => writtenOf(row, 'id', 'createdAt', 'updatedAt', 'search')
export type WrittenColumns = ReturnType<typeof columnsOf>

/** Gives a course what another one consists of: the same videos, and what is written as copies, which nobody has answered. */
export async function copyLessons(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const ofCopy = { courseId: to }
  const list = await tx.select().from(courseVideos).where(eq(courseVideos.courseId, from))
  if (list.length > 0) await tx.insert(courseVideos).values(list.map(row => ({ ...row, ...ofCopy })))
  const sections = await tx.select().from(courseSections).where(eq(courseSections.courseId, from))
  if (sections.length > 0) await tx.insert(courseSections).values(sections.map(row => ({ ...row, ...ofCopy })))
  const written = await tx.select().from(writtenLessons).where(eq(writtenLessons.courseId, from))
  const rows = written.map(row => ({ ...columnsOf(row), ...ofCopy }))
  if (rows.length > 0) await tx.insert(writtenLessons).values(rows)
}
