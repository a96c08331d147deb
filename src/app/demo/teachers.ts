import { teachers as demoTeachers } from '@palestra/demo-academy/content/teachers'

import { courseTeachers } from '#src/features/courses/tables/courses.ts'
import { teachers } from '#src/features/teachers/tables.ts'
import type { Services } from '#src/server/context.ts'

import { needed, type Ids } from './ids.ts'
import type { Media } from './media.ts'

/** Who teaches, and what. */
export async function loadTeachers(
  { db }: Services,
  { media, courseIds }: { media: Media; courseIds: Ids },
): Promise<void> {
  for (const [position, { slug, name, role, biography, saying, courses }] of demoTeachers.entries()) {
    const portrait = needed(media.teachers.get(slug), slug)
    const [made] = await db
      .insert(teachers)
      .values({ name, role, portrait, biography, saying })
      .returning({ id: teachers.id })
    const teacherId = needed(made?.id, slug)
    const rows = courses.map(course => ({ courseId: needed(courseIds.get(course), course), teacherId, position }))
    await db.insert(courseTeachers).values(rows)
  }
}
